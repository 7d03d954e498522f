// What npm run inline-scripts writes.
import { build } from "esbuild";
import { formatted } from "./formatted.mjs";
import { root } from "./process.mjs";

export const inlineScriptsFile = "server/pages/inline-scripts.mjs";

const sources = {
  themeScript: "components/layout/inline/theme.ts",
  languageScript: "components/layout/inline/language.ts",
  earlyScript: "components/layout/inline/early.ts",
  siteScript: "components/public/inline/site.ts",
  contactScript: "components/public/inline/contact.ts",
};

/** A source with all that it imports as one short text, for browsers from 2017 on. */
async function bundled(source) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [source],
    bundle: true,
    format: "iife",
    minify: true,
    target: "es2017",
    charset: "utf8",
    write: false,
    logLevel: "silent",
  });
  return outputFiles[0].text.trim();
}

/** The whole file. */
export async function inlineScriptsText() {
  const lines = ["// Made by npm run inline-scripts. Change the sources that are named here and run it again.\n"];
  for (const [name, source] of Object.entries(sources))
    lines.push(`/** Of ${source} */`, `export const ${name} = ${JSON.stringify(await bundled(source))};\n`);
  lines.push("/** What every page of the site runs before its first paint. */");
  lines.push("export const headScript = themeScript + languageScript;");
  return formatted(inlineScriptsFile, lines.join("\n"));
}
