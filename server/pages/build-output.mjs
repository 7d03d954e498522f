// What a build leaves behind, and what is made of it once: files and pages in the forms that browsers take.
import { readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { keptRead } from "./kept-read.mjs";

const built = fileURLToPath(new URL("../../.next", import.meta.url));
const staticFolder = join(built, "static");
const prerendered = join(built, "server", "app");
/** The finished pages: each as it is, with brotli and with gzip. */
export const pagesFolder = join(built, "pages");
const yearInSeconds = 31_536_000;

const types = {
  ".js": "text/javascript",
  ".css": "text/css; charset=UTF-8",
  ".svg": "image/svg+xml",
};

function staticNames() {
  return readdirSync(staticFolder, { recursive: true }).map((name) => name.replaceAll("\\", "/"));
}

/** Built files that compress. */
export function compressibleFiles() {
  return staticNames()
    .filter((name) => /\.(js|css|svg)$/.test(name))
    .map((name) => join(staticFolder, name));
}

/** By their address: the type of each file that was compressed, and how it is read. Each is read at its first use and kept. */
export function compressedFiles() {
  const compressed = staticNames().filter((name) => name.endsWith(".br"));
  return new Map(
    compressed.map((name) => {
      const read = keptRead(() => readFile(join(staticFolder, name)));
      const address = `/_next/static/${name.slice(0, -".br".length)}`;
      return [address, { type: types[extname(address)], read }];
    }),
  );
}

/** The texts of the style sheets by their addresses. */
export function styleSheets() {
  const sheets = staticNames().filter((name) => name.endsWith(".css"));
  return new Map(sheets.map((name) => [`/_next/static/${name}`, readFileSync(join(staticFolder, name), "utf8")]));
}

/** How long a cache between may keep a page, in the framework's words. */
function cacheControlOf(seconds) {
  if (seconds === false) return `s-maxage=${yearInSeconds}`;
  return `s-maxage=${seconds}, stale-while-revalidate=${yearInSeconds - seconds}`;
}

/**
 * The pages that the build made: address (English has no prefix), name of the file, whether the framework makes it anew
 * from time to time, and how long a cache may keep it.
 */
export function prerenderedPages() {
  const { routes } = JSON.parse(readFileSync(join(built, "prerender-manifest.json"), "utf8"));
  return Object.entries(routes)
    .filter(([route]) => !/[._]/.test(route))
    .map(([route, { initialRevalidateSeconds: seconds }]) => ({
      path: route.replace(/^\/en(?=\/|$)/, "") || "/",
      name: route.slice(1),
      renewed: seconds !== false,
      cacheControl: cacheControlOf(seconds),
    }));
}

/** The page as the framework made it. */
export function readPrerendered(name) {
  return readFileSync(join(prerendered, `${name}.html`), "utf8");
}
