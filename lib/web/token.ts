import { jwtVerify, SignJWT } from "jose";
import { env } from "@/lib/core/env";

const algorithm = "HS256";

function key(): Uint8Array {
  const secret = env().AUTH_SECRET;
  if (!secret) throw new Error("AUTH_SECRET is not set");
  return new TextEncoder().encode(secret);
}

/** A signed token that names a session row and ends with it; what the row says counts, the token proves only who asks. */
export function signSessionToken(session: { id: string; accountId: number; expiresAt: Date }): Promise<string> {
  return new SignJWT({ sid: session.id })
    .setProtectedHeader({ alg: algorithm })
    .setSubject(String(session.accountId))
    .setIssuedAt()
    .setExpirationTime(session.expiresAt)
    .sign(key());
}

/** The session id that a genuine, unexpired token names, else null. */
export async function readSessionToken(token: string): Promise<string | null> {
  try {
    const { payload } = await jwtVerify(token, key(), { algorithms: [algorithm] });
    return typeof payload.sid === "string" ? payload.sid : null;
  } catch {
    return null;
  }
}
