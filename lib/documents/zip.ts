import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { crc32, createDeflateRaw, deflateRaw } from "node:zlib";

/**
 * A file to be packed: whole, or in pieces as they come, so that it is never in memory as a whole. `stored` ones are
 * compressed already, as PDFs are.
 */
export type ZipEntry =
  | { name: string; bytes: Uint8Array; stored?: boolean }
  | { name: string; pieces: AsyncIterable<Uint8Array> };

const deflate = promisify(deflateRaw);
const version = 20;
/** Names are UTF-8. */
const plainFlags = 0x0800;
/** Sum and sizes come after the file, for they are not known before. */
const streamedFlags = 0x0808;
// The format's first day: a real one would tell only when this was made.
const dosDate = 0x0021;

type Sizes = { crc: number; size: number; packedSize: number };
type PackedFile = Sizes & { name: Buffer; flags: number; method: number; offset: number };

function facts({ method, flags, crc, packedSize, size, name }: PackedFile): Buffer {
  const head = Buffer.alloc(26);
  head.writeUInt16LE(version, 0);
  head.writeUInt16LE(flags, 2);
  head.writeUInt16LE(method, 4);
  head.writeUInt16LE(dosDate, 8);
  head.writeUInt32LE(crc, 10);
  head.writeUInt32LE(packedSize, 14);
  head.writeUInt32LE(size, 18);
  head.writeUInt16LE(name.length, 22);
  return head;
}

function localHead(entry: PackedFile): Buffer {
  return Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), facts(entry), entry.name]);
}

function directoryEntry(entry: PackedFile): Buffer {
  const tail = Buffer.alloc(14);
  tail.writeUInt32LE(entry.offset, 10);
  return Buffer.concat([Buffer.from([0x50, 0x4b, 1, 2, version, 0]), facts(entry), tail, entry.name]);
}

function sizesAfter({ crc, size, packedSize }: Sizes): Buffer {
  const after = Buffer.alloc(16);
  after.writeUInt32LE(0x08074b50, 0);
  after.writeUInt32LE(crc, 4);
  after.writeUInt32LE(packedSize, 8);
  after.writeUInt32LE(size, 12);
  return after;
}

function directoryEnd({ count, size, offset }: { count: number; size: number; offset: number }): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}

/** Compresses pieces as they come, on another thread, and adds up what goes in. Who stops reading ends their making. */
async function* deflated(pieces: AsyncIterable<Uint8Array>, sizes: Sizes): AsyncGenerator<Uint8Array> {
  async function* counted() {
    for await (const piece of pieces) {
      sizes.crc = crc32(piece, sizes.crc);
      sizes.size += piece.byteLength;
      yield piece;
    }
  }
  const packing = createDeflateRaw();
  const stop = new AbortController();
  const filling = pipeline(Readable.from(counted()), packing, { signal: stop.signal });
  // What goes wrong comes out of the reading below; here it would be told a second time.
  filling.catch(() => undefined);
  try {
    for await (const piece of packing as AsyncIterable<Buffer>) yield piece;
    await filling;
  } finally {
    stop.abort();
  }
}

/** One entry as it stands in the file; `made` knows all of it once it has been sent. */
async function* packed(entry: ZipEntry, made: PackedFile): AsyncGenerator<Uint8Array> {
  if ("pieces" in entry) {
    Object.assign(made, { flags: streamedFlags, method: 8 });
    yield localHead(made);
    for await (const piece of deflated(entry.pieces, made)) {
      made.packedSize += piece.byteLength;
      yield piece;
    }
    yield sizesAfter(made);
    return;
  }
  const { bytes, stored } = entry;
  const body = stored ? bytes : await deflate(bytes);
  const sizes = { crc: crc32(bytes), size: bytes.byteLength, packedSize: body.byteLength };
  Object.assign(made, { method: stored ? 0 : 8, ...sizes });
  yield localHead(made);
  yield body;
}

/**
 * A ZIP in pieces as its entries come: one entry, or one piece of it, is in memory at a time. For at most 65,535 entries and
 * 4 GB together. Source: APPNOTE.TXT of PKWARE, 4.3.
 */
export async function* zipped(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const entry of entries) {
    const name = Buffer.from(entry.name);
    const made: PackedFile = { name, flags: plainFlags, method: 0, crc: 0, size: 0, packedSize: 0, offset };
    for await (const piece of packed(entry, made)) {
      offset += piece.byteLength;
      yield piece;
    }
    directory.push(directoryEntry(made));
  }
  const list = Buffer.concat(directory);
  yield list;
  yield directoryEnd({ count: directory.length, size: list.length, offset });
}
