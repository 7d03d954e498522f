import { createHmac } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

function bytesOf(base32: string): Buffer {
  const bits = [...base32.replace(/[\s=]/g, "")].map((letter) => letters.indexOf(letter).toString(2).padStart(5, "0"));
  const octets = bits.join("").match(/.{8}/g) ?? [];
  return Buffer.from(octets.map((octet) => parseInt(octet, 2)));
}

/** The code that an app shows (RFC 6238, SHA-1, six digits, half minutes); made without the product's library. */
export function totpCode(secret: string, moment: number = Date.now()): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(moment / 30_000)));
  const digest = createHmac("sha1", bytesOf(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}

/**
 * The code that the app showed before this one, which leaves the present one for a sign-in. It is taken for as long as the
 * present one is shown: when that is about to end, the next half minute is awaited.
 */
export async function earlierCode(secret: string): Promise<string> {
  const left = 30_000 - (Date.now() % 30_000);
  if (left < 12_000) await wait(left + 100);
  return totpCode(secret, Date.now() - 30_000);
}
