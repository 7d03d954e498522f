import { randomBytes } from "node:crypto";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { makePng } from "./png";

type Shape = { width?: number; height?: number };

function canvas({ width = 640, height = 320 }: Shape = {}) {
  return sharp({ create: { width, height, channels: 3, background: { r: 20, g: 110, b: 80 } } });
}

export async function aJpeg(shape?: Shape): Promise<Uint8Array> {
  const exif = { IFD0: { Copyright: "Somebody's secret place" } };
  return new Uint8Array(await canvas(shape).jpeg().withExif(exif).toBuffer());
}

export async function aPng(shape?: Shape): Promise<Uint8Array> {
  return new Uint8Array(await canvas(shape).png().toBuffer());
}

/** Two frames: green, then red. */
export async function anAnimatedGif(): Promise<Uint8Array> {
  const [width, height] = [40, 30];
  const frame = (colour: number[]) => Buffer.concat(Array.from({ length: width * height }, () => Buffer.from(colour)));
  const pixels = Buffer.concat([frame([0, 160, 0]), frame([220, 0, 0])]);
  const raw = { width, height: height * 2, channels: 3 as const, pageHeight: height };
  return new Uint8Array(
    await sharp(pixels, { raw })
      .gif({ delay: [100, 100], loop: 0 })
      .toBuffer(),
  );
}

/** The head says 30,000 by 30,000 pixels, which would take gigabytes; the file itself is small. */
export function aPictureBomb(): Uint8Array {
  const bytes = Buffer.from(makePng(2, 2));
  bytes.writeUInt32BE(30_000, 16);
  bytes.writeUInt32BE(30_000, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return new Uint8Array(bytes);
}

/** A PNG of noise, which no packing makes small. */
export async function aLargePng(): Promise<Uint8Array> {
  const raw = { width: 900, height: 900, channels: 3 as const };
  const noise = sharp(randomBytes(900 * 900 * 3), { raw });
  return new Uint8Array(await noise.png({ compressionLevel: 0 }).toBuffer());
}

export function anSvg(): Uint8Array {
  return new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
}

/** The beginning of a Linux program. */
export function aProgram(): Uint8Array {
  return new Uint8Array(Buffer.concat([Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0]), randomBytes(4_000)]));
}
