// A text in the forms that browsers take, by the endings of their files.
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { smallest } from "./brotli.mjs";

const zip = promisify(gzip);

/** As it is (.html), with brotli (.html.br) and with gzip (.html.gz). */
export async function compressedForms(html) {
  const bytes = Buffer.from(html);
  const [brotli, gzipped] = await Promise.all([smallest(bytes), zip(bytes, { level: 9 })]);
  return { ".html": bytes, ".html.br": brotli, ".html.gz": gzipped };
}
