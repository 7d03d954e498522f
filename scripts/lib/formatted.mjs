import { readFileSync } from "node:fs";
import { join } from "node:path";
import { format } from "oxfmt";
import { root } from "./process.mjs";

/** A text as `npm run format` writes the file of this name; throws where it cannot be read as such a file. */
export async function formatted(file, text) {
  const settings = JSON.parse(readFileSync(join(root, ".oxfmtrc.json"), "utf8"));
  const { code, errors } = await format(file, text, settings);
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join("; ")}`);
  return code;
}
