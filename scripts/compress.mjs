// After the build: the brotli form of every built file that compresses, beside it.
import { readFile, writeFile } from "node:fs/promises";
import { smallest } from "../server/pages/brotli.mjs";
import { compressibleFiles } from "../server/pages/build-output.mjs";

for (const file of compressibleFiles()) await writeFile(`${file}.br`, await smallest(await readFile(file)));
