import { jwtVerify, SignJWT } from "jose";
import type { NewSession } from "@/lib/accounts/types";
import { authSecret } from "@/lib/core/env";

const algorithm = "HS256";

function key(): Uint8Array {
  return new TextEncoder().encode(authSecret());
}

/** A signed token that names a session row and ends with it; what the row says counts, the token proves only who asks. */
export function signSessionToken(session: NewSession): Promise<string> {
  return new SignJWT({ sid: session.id })
    .setProtectedHeader({ alg: algorithm })
    .setSubject(String(session.accountId))
    .setIssuedAt()
    .setExpirationTime(session.expiresAt)
    .sign(key());
}

/** The session that a genuine, unexpired token names, else null. */
export async function readToken(token: string): Promise<NewSession | null> {
  try {
    const { payload } = await jwtVerify(token, key(), { algorithms: [algorithm] });
    const { sid, sub, exp } = payload;
    if (typeof sid !== "string" || !sub || !exp) return null;
    return { id: sid, accountId: Number(sub), expiresAt: new Date(exp * 1_000) };
  } catch {
    return null;
  }
}

/** The id alone. */
export async function readSessionToken(token: string): Promise<string | null> {
  return (await readToken(token))?.id ?? null;
}
