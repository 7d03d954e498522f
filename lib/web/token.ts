import { jwtVerify, SignJWT } from "jose";
import type { NewSession } from "@/lib/accounts/types";
import { roles } from "@/lib/core/actor";
import { createCache } from "@/lib/core/cache";
import { minutes, now } from "@/lib/core/clock";
import { acceptedKeys } from "@/lib/core/keys";

const algorithm = "HS256";

let imported: { mark: string; keys: Promise<CryptoKey[]> } | undefined;

/** The present key and those of before, imported once and not for each token. */
function keys(): Promise<CryptoKey[]> {
  const accepted = acceptedKeys("sessions");
  const mark = Buffer.concat(accepted).toString("base64");
  if (imported?.mark !== mark) imported = { mark, keys: Promise.all(accepted.map(importKey)) };
  return imported.keys;
}

function importKey(bytes: Buffer): Promise<CryptoKey> {
  const use = { name: "HMAC", hash: "SHA-256" };
  return crypto.subtle.importKey("raw", new Uint8Array(bytes), use, false, ["sign", "verify"]);
}

/** A signed token that names a session row and ends with it; what the row says counts, the token proves only who asks. */
export async function signSessionToken(session: NewSession): Promise<string> {
  const [key] = await keys();
  if (!key) throw new Error("There is no key to sign with.");
  return new SignJWT({ sid: session.id, role: session.role })
    .setProtectedHeader({ alg: algorithm })
    .setSubject(String(session.accountId))
    .setIssuedAt()
    .setExpirationTime(session.expiresAt)
    .sign(key);
}

// A person sends the same token with each request; that it is genuine need be found out once.
const genuine = createCache<{ session: NewSession | null }>({ max: 5_000, ttl: minutes(10) });

/**
 * The only spelling of what we sign: whole parts, and no bits at the end that stand for nothing. The front knows tokens by their
 * letters, so another spelling of the same one would count as a stranger's.
 */
const spelling = /^[\w-]+\.[\w-]+\.[\w-]{42}[AEIMQUYcgkosw048]$/;

/** The session that a genuine, unexpired token names, else null. */
export async function readToken(token: string): Promise<NewSession | null> {
  // Ours are a quarter of this; what is longer shall not fill the memory.
  if (token.length > 1_000 || !spelling.test(token)) return null;
  const { session } = await genuine(token, async () => ({ session: await verify(token) }));
  return session && session.expiresAt > now() ? session : null;
}

async function verify(token: string): Promise<NewSession | null> {
  for (const key of await keys()) {
    const session = await verifyWith(token, key);
    if (session) return session;
  }
  return null;
}

async function verifyWith(token: string, key: CryptoKey): Promise<NewSession | null> {
  try {
    const { payload } = await jwtVerify(token, key, { algorithms: [algorithm] });
    const { sid, sub, exp } = payload;
    const role = roles.find((one) => one === payload.role);
    if (typeof sid !== "string" || !sub || !exp || !role) return null;
    return { id: sid, accountId: Number(sub), role, expiresAt: new Date(exp * 1_000) };
  } catch {
    return null;
  }
}

/** The id alone. */
export async function readSessionToken(token: string): Promise<string | null> {
  return (await readToken(token))?.id ?? null;
}
