import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { acceptedKeys, currentKey, type KeyPurpose } from "./keys";

const algorithm = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

/** What is sealed belongs to one owner: elsewhere it does not open. */
type Seal = { purpose: KeyPurpose; owner: string };

/** A text encrypted under the server's key, for what a copy of the database alone must not tell. */
export function seal(text: string, { purpose, owner }: Seal): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, currentKey(purpose), iv).setAAD(Buffer.from(owner));
  const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64url");
}

function openWith(key: Buffer, sealed: Buffer, owner: string): string | null {
  const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, ivBytes), { authTagLength: tagBytes });
  decipher.setAAD(Buffer.from(owner)).setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
  try {
    return decipher.update(sealed.subarray(ivBytes + tagBytes), undefined, "utf8") + decipher.final("utf8");
  } catch {
    return null;
  }
}

/** The text, and whether it is sealed under the present key; null when it is another's, changed, or of a lost key. */
export function unseal(sealed: string, { purpose, owner }: Seal): { text: string; current: boolean } | null {
  const bytes = Buffer.from(sealed, "base64url");
  if (bytes.length < ivBytes + tagBytes) return null;
  for (const [index, key] of acceptedKeys(purpose).entries()) {
    const text = openWith(key, bytes, owner);
    if (text !== null) return { text, current: index === 0 };
  }
  return null;
}
