// npm run inline-scripts: makes the scripts that stand inline in pages, each one text, of their sources in components/*/inline.
// They are kept as a file because the server's front, which allows each by its hash, reads them before anything is built.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { inlineScriptsFile, inlineScriptsText } from "./lib/inline-script-bundles.mjs";
import { root } from "./lib/process.mjs";

await writeFile(join(root, inlineScriptsFile), await inlineScriptsText());
