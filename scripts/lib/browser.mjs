// Finds a Chromium for the tests, or gets one.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { root, run } from "./process.mjs";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

function onPath() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find((path) => existsSync(path));
}

async function starts(path) {
  const { code } = await run(path, ["--version"]);
  return code === 0;
}

const packageFolder = join(root, "node_modules", "@sparticuz", "chromium");

/** The packed fonts are looked for where they were unpacked. */
function nameFonts(folder) {
  const path = join(folder, "fonts", "fonts.conf");
  writeFileSync(path, readFileSync(path, "utf8").replaceAll(/>\/tmp\//g, `>${folder}/`));
}

/** Where the packed browser stands once it is unpacked, whole or not at all; each version has a place of its own. */
async function unpacked(packed) {
  const { version } = JSON.parse(readFileSync(join(packageFolder, "package.json"), "utf8"));
  const folder = join(root, "node_modules", ".cache", `isomo-browser-${version}`);
  if (existsSync(folder)) return folder;
  const draft = `${folder}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  await inTemporaryFolder(draft, () => packed.executablePath());
  try {
    renameSync(draft, folder);
  } catch {
    // Another process was quicker.
    rmSync(draft, { recursive: true, force: true });
  }
  return folder;
}

/** The package unpacks into the system's temporary folder, whichever it is at that moment. */
async function inTemporaryFolder(folder, work) {
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  try {
    return await work();
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}

/**
 * The packed browser among the development packages. Where the system has not the few libraries that it wants, it comes with
 * those as well, so that nothing of the system is ever installed.
 */
async function fromPackage() {
  if (process.platform !== "linux" || process.arch !== "x64") return undefined;
  try {
    const { default: packed, inflate, setupLambdaEnvironment } = await import("@sparticuz/chromium");
    const folder = await unpacked(packed);
    const path = join(folder, "chromium");
    if (await starts(path)) return path;
    const libraries = join(packageFolder, "bin", "al2023.tar.br");
    await inTemporaryFolder(folder, async () => setupLambdaEnvironment(join(await inflate(libraries), "lib")));
    nameFonts(folder);
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

/**
 * The path of a browser, "" for Playwright's own, or null when there is none to be had. The packed one comes first: it is the
 * same everywhere and, without a window, a third quicker.
 */
export async function findBrowser() {
  return process.env.ISOMO_CHROMIUM ?? (await fromPackage()) ?? onPath() ?? (await fromPlaywright()) ?? null;
}
