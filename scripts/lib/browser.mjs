// Finds a Chromium for the tests, or gets one.
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "./process.mjs";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

function onPath() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find((path) => existsSync(path));
}

async function starts(path) {
  const { code } = await run(path, ["--version"]);
  return code === 0;
}

/** Debian's own package, where this machine lets us install it. */
async function fromSystem() {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  process.stdout.write("Installing a browser for the tests ...\n");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update"], { env });
  const { code } = await run("apt-get", ["install", "-y", "--no-install-recommends", "chromium"], { env });
  return code === 0 ? onPath() : undefined;
}

/** The packed browser among the development packages; it starts only where its system libraries are. */
async function fromPackage() {
  if (process.platform !== "linux") return undefined;
  try {
    const { default: packed } = await import("@sparticuz/chromium");
    const path = await packed.executablePath();
    return (await starts(path)) ? path : undefined;
  } catch {
    return undefined;
  }
}

/** Playwright's download; its own default path is used then. */
async function fromPlaywright() {
  process.stdout.write("Downloading a browser for the tests ...\n");
  const { code } = await run("playwright", ["install", "chromium"]);
  return code === 0 ? "" : undefined;
}

/** The path of a browser, "" for Playwright's own, or null when there is none to be had. */
export async function findBrowser() {
  return (
    process.env.ISOMO_CHROMIUM ??
    onPath() ??
    (await fromSystem()) ??
    (await fromPackage()) ??
    (await fromPlaywright()) ??
    null
  );
}
