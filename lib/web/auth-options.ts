import "server-only";
import type { NextAuthOptions } from "next-auth";
import { decode, encode, type JWT, type JWTDecodeParams } from "next-auth/jwt";
import Credentials from "next-auth/providers/credentials";
import Google, { type GoogleProfile as GoogleClaims } from "next-auth/providers/google";
import type { OAuthConfig } from "next-auth/providers/oauth";
import { findSessionAccount } from "@/lib/accounts/queries";
import { sessionMinutes } from "@/lib/accounts/constants";
import { loginInput } from "@/lib/accounts/schema";
import { signIn } from "@/lib/accounts/service";
import { signOut } from "@/lib/accounts/sessions/service";
import { googleSandbox } from "@/lib/accounts/sandbox/gateway";
import type { NewSession } from "@/lib/accounts/types";
import type { Role } from "@/lib/core/actor";
import { emailField } from "@/lib/core/email-field";
import { env } from "@/lib/core/env";
import { isAppError } from "@/lib/core/errors";
import { parseInput } from "@/lib/core/invalid-input";
import { acceptedKeys, currentKey } from "@/lib/core/keys";
import { log } from "@/lib/core/log";
import { proveActor } from "@/lib/core/prove-actor";
import { leaveWithTicket, type GoogleSignIn } from "./google";
import { sessionCookieName } from "./cookies/session-cookie-name";
import { readToken, signSessionToken } from "./token";

declare module "next-auth" {
  interface User {
    opened?: NewSession;
  }
}

declare module "next-auth/jwt" {
  interface JWT {
    sid?: string;
    role?: Role;
    exp?: number;
  }
}

/** What next-auth would tell as a wrong password. */
const toldAsTheyAre = new Set(["too_many_requests", "second_factor_required", "second_factor_missing"]);

function credentials(knock: GoogleSignIn) {
  return Credentials({
    credentials: { email: { type: "email" }, password: { type: "password" }, otp: { type: "text" } },
    async authorize(input) {
      try {
        const { session, account } = await signIn(parseInput(loginInput, input), knock.caller);
        return { id: String(account.id), email: account.email, name: account.fullName, opened: session };
      } catch (error) {
        if (isAppError(error) && toldAsTheyAre.has(error.code)) knock.refusal = error;
        throw error;
      }
    },
  });
}

type Claims = { sub?: string; email?: string; email_verified?: boolean | string; name?: string };

/** Google, or the provider that is configured in its place; on a machine of one's own the sandbox. */
function google(client: { issuer: string; clientId: string; clientSecret: string }): OAuthConfig<GoogleClaims> {
  return {
    ...Google({ clientId: client.clientId, clientSecret: client.clientSecret }),
    issuer: client.issuer,
    wellKnown: `${client.issuer.replace(/\/$/, "")}/.well-known/openid-configuration`,
    authorization: { params: { scope: "openid email profile", prompt: "select_account" } },
    checks: ["pkce", "state", "nonce"],
    httpOptions: { timeout: 10_000 },
    profile: ({ sub, email, name }) => ({ id: sub, email, name }),
  };
}

async function providers(knock: GoogleSignIn) {
  const { googleSandbox: sandbox, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_ISSUER } = env();
  if (!knock.atGoogle) return [credentials(knock)];
  if (sandbox) return [credentials(knock), google(await googleSandbox())];
  if (!GOOGLE_CLIENT_ID || !GOOGLE_CLIENT_SECRET) return [credentials(knock)];
  const client = { issuer: GOOGLE_ISSUER, clientId: GOOGLE_CLIENT_ID, clientSecret: GOOGLE_CLIENT_SECRET };
  return [credentials(knock), google(client)];
}

/** What next-auth keeps its own cookies under. */
export function nextAuthSecret(): string {
  return currentKey("next-auth").toString("base64url");
}

/** What it kept, also under a secret of before; null when it is none of ours. */
async function decodeOwn(given: JWTDecodeParams): Promise<JWT | null> {
  for (const key of acceptedKeys("next-auth")) {
    const kept = await decode({ ...given, secret: key.toString("base64url") }).catch(() => null);
    if (kept) return kept;
  }
  return null;
}

/** Our signed token in the place of next-auth's own: it names a session row and is never prolonged. */
const jwt: NextAuthOptions["jwt"] = {
  async encode(given) {
    const { token, salt } = given;
    // What next-auth keeps for itself while somebody is at the provider.
    if (salt) return encode({ ...given, secret: nextAuthSecret() });
    if (!token?.sid || !token.exp || !token.role) return "";
    const expiresAt = new Date(token.exp * 1_000);
    return signSessionToken({ id: token.sid, accountId: Number(token.sub), role: token.role, expiresAt });
  },
  async decode(given) {
    const { token, salt } = given;
    if (salt) return decodeOwn(given);
    const session = token ? await readToken(token) : null;
    const account = session && (await findSessionAccount(session.id));
    if (!session || !account) return null;
    const exp = Math.floor(session.expiresAt.getTime() / 1_000);
    const { email, fullName: name, role } = account;
    return { sid: session.id, sub: String(account.accountId), exp, role, email, name };
  },
};

function callbacks(knock: GoogleSignIn): NextAuthOptions["callbacks"] {
  return {
    ...sessionCallbacks,
    signIn({ account, profile }) {
      if (account?.provider !== "google") return true;
      const { sub = "", email, email_verified: verified, name } = (profile ?? {}) as Claims;
      const address = emailField("emailFormat").safeParse(email);
      const emailVerified = address.success && (verified === true || verified === "true");
      return leaveWithTicket({ subject: sub, email: address.data ?? "", emailVerified, name: name ?? "" }, knock);
    },
  };
}

const sessionCallbacks: NextAuthOptions["callbacks"] = {
  jwt({ token, user }) {
    const opened = user?.opened;
    if (!opened) return token;
    return { ...token, sid: opened.id, role: opened.role, exp: Math.floor(opened.expiresAt.getTime() / 1_000) };
  },
  session({ session, token }) {
    const expires = new Date((token.exp ?? 0) * 1_000).toISOString();
    return { ...session, user: { email: token.email, name: token.name }, expires };
  },
};

async function endSession(sessionId: string | undefined): Promise<void> {
  const account = sessionId && (await findSessionAccount(sessionId));
  if (account) await signOut(proveActor(account));
}

/** next-auth over the same sessions, cookie and token that our own sign-in uses. */
export async function authOptions(knock: GoogleSignIn): Promise<NextAuthOptions> {
  const secure = env().appUrl.startsWith("https:");
  const options = { httpOnly: true, sameSite: "lax", path: "/", secure };
  return {
    providers: await providers(knock),
    secret: nextAuthSecret(),
    session: { strategy: "jwt", maxAge: sessionMinutes * 60 },
    useSecureCookies: secure,
    cookies: { sessionToken: { name: sessionCookieName(), options } },
    pages: { signIn: "/auth", signOut: "/auth", error: "/auth" },
    jwt,
    callbacks: callbacks(knock),
    events: { signOut: ({ token }) => endSession(token?.sid) },
    logger: {
      error: (code) => log("warn", "next_auth", { code }),
      warn: (code) => log("warn", "next_auth", { code }),
      debug: () => undefined,
    },
  };
}
