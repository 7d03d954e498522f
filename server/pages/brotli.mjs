// Brotli at its best and slowest, for what is compressed once and sent often.
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const compress = promisify(brotliCompress);

/** The smallest form of some bytes. */
export function smallest(bytes) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return compress(bytes, { params });
}
