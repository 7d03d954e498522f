import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";

/** Kilobytes, gzipped, of the scripts that a page may load before it comes to life. */
export const scriptBudgets = { public: 0, shell: 155, form: 165 } as const;

/** What the framework writes beside the code of every page. */
type ClientManifest = { entryJSFiles: Readonly<Record<string, readonly string[]>> };

const build = ".next";
const pages = join(build, "server", "app");
const suffix = "/page_client-reference-manifest.js";

function clientManifest(file: string): ClientManifest {
  const text = readFileSync(join(pages, file), "utf8");
  const start = text.indexOf("] = {");
  if (start < 0) throw new Error(`${file} is written in another way.`);
  return JSON.parse(text.slice(start + "] = ".length).replace(/;\s*$/, "")) as ClientManifest;
}

/**
 * The scripts of every page of the build by its route, as addresses: the framework's, and those of the page and what stands
 * around it.
 */
export function firstLoads(): Map<string, { framework: readonly string[]; scripts: readonly string[] }> {
  const found = globSync(`**${suffix}`, { cwd: pages }).map((file) => {
    const { rootMainFiles } = JSON.parse(
      readFileSync(join(pages, dirname(file), "page", "build-manifest.json"), "utf8"),
    ) as { rootMainFiles: readonly string[] };
    const entries = Object.values(clientManifest(file).entryJSFiles).flat();
    const route = `/${file.slice(0, -suffix.length)}`;
    return [route, { framework: rootMainFiles, scripts: [...new Set([...rootMainFiles, ...entries])] }] as const;
  });
  return new Map(found);
}

/** Kilobytes of the scripts, each gzipped. */
export function kilobytes(scripts: readonly string[]): number {
  return scripts.reduce((sum, name) => sum + gzipSync(readFileSync(join(build, name))).length, 0) / 1_024;
}
