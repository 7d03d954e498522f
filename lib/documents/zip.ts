import { promisify } from "node:util";
import { crc32, deflateRaw } from "node:zlib";

/** A file to be packed; `stored` ones are compressed already, as PDFs are. */
export type ZipEntry = { name: string; bytes: Uint8Array; stored?: boolean };

const deflate = promisify(deflateRaw);
const version = 20;
/** Names are UTF-8. */
const flags = 0x0800;
// The format's first day: a real one would tell only when this was made.
const dosDate = 0x0021;

type Packed = { name: Buffer; method: number; crc: number; size: number; packedSize: number; offset: number };

function facts({ method, crc, packedSize, size, name }: Packed): Buffer {
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

function directoryEntry(entry: Packed): Buffer {
  const tail = Buffer.alloc(14);
  tail.writeUInt32LE(entry.offset, 10);
  return Buffer.concat([Buffer.from([0x50, 0x4b, 1, 2, version, 0]), facts(entry), tail, entry.name]);
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

/**
 * A ZIP in pieces as its entries come: one entry is in memory at a time, compressed on another thread. For at most 65,535
 * entries and 4 GB together. Source: APPNOTE.TXT of PKWARE, 4.3.
 */
export async function* zipped(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const { name, bytes, stored } of entries) {
    const body = stored ? bytes : await deflate(bytes);
    const entry: Packed = {
      ...{ name: Buffer.from(name), method: stored ? 0 : 8, crc: crc32(bytes) },
      ...{ size: bytes.byteLength, packedSize: body.byteLength, offset },
    };
    const head = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), facts(entry), entry.name]);
    directory.push(directoryEntry(entry));
    offset += head.length + body.byteLength;
    yield head;
    yield body;
  }
  const list = Buffer.concat(directory);
  yield list;
  yield directoryEnd({ count: directory.length, size: list.length, offset });
}
