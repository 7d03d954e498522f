// After the build: the brotli form of every built file that compresses, beside it.
import { readFile, writeFile } from "node:fs/promises";
import { smallest } from "./lib/brotli.mjs";
import { compressibleFiles } from "./lib/build-output.mjs";

for (const file of compressibleFiles()) await writeFile(`${file}.br`, await smallest(await readFile(file)));
