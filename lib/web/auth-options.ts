import "server-only";
import type { NextAuthOptions } from "next-auth";
import Credentials from "next-auth/providers/credentials";
import { findSessionAccount } from "@/lib/accounts/queries";
import { sessionMinutes } from "@/lib/accounts/constants";
import { loginInput } from "@/lib/accounts/schema";
import { signIn, signOut } from "@/lib/accounts/service";
import type { Caller, NewSession } from "@/lib/accounts/types";
import { env } from "@/lib/core/env";
import { isAppError } from "@/lib/core/errors";
import { parseInput } from "@/lib/core/invalid-input";
import { log } from "@/lib/core/log";
import { proveActor } from "@/lib/core/prove-actor";
import { sessionCookieName } from "./session-cookie";
import { readToken, signSessionToken } from "./token";

declare module "next-auth" {
  interface User {
    opened?: NewSession;
  }
}

declare module "next-auth/jwt" {
  interface JWT {
    sid?: string;
    exp?: number;
  }
}

/** What the framework would turn into "no account" or a broken server, but the door must say. */
export type Refusal = { error?: unknown };

function credentials(caller: Caller, refusal: Refusal) {
  return Credentials({
    credentials: { email: { type: "email" }, password: { type: "password" } },
    async authorize(input) {
      try {
        const { session, account } = await signIn(parseInput(loginInput, input), caller);
        return { id: String(account.id), email: account.email, name: account.fullName, opened: session };
      } catch (error) {
        if (isAppError(error) && error.code === "too_many_requests") refusal.error = error;
        throw error;
      }
    },
  });
}

/** Our signed token in the place of next-auth's own: it names a session row and is never prolonged. */
const jwt: NextAuthOptions["jwt"] = {
  async encode({ token }) {
    if (!token?.sid || !token.exp) return "";
    const expiresAt = new Date(token.exp * 1_000);
    return signSessionToken({ id: token.sid, accountId: Number(token.sub), expiresAt });
  },
  async decode({ token }) {
    const session = token ? await readToken(token) : null;
    const account = session && (await findSessionAccount(session.id));
    if (!session || !account) return null;
    const exp = Math.floor(session.expiresAt.getTime() / 1_000);
    return { sid: session.id, sub: String(account.accountId), exp, email: account.email, name: account.fullName };
  },
};

const callbacks: NextAuthOptions["callbacks"] = {
  jwt({ token, user }) {
    const opened = user?.opened;
    if (!opened) return token;
    return { ...token, sid: opened.id, exp: Math.floor(opened.expiresAt.getTime() / 1_000) };
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
export function authOptions(caller: Caller, refusal: Refusal): NextAuthOptions {
  const secure = env().appUrl.startsWith("https:");
  const options = { httpOnly: true, sameSite: "lax", path: "/", secure };
  return {
    providers: [credentials(caller, refusal)],
    secret: env().AUTH_SECRET,
    session: { strategy: "jwt", maxAge: sessionMinutes * 60 },
    useSecureCookies: secure,
    cookies: { sessionToken: { name: sessionCookieName(), options } },
    pages: { signIn: "/auth", signOut: "/auth", error: "/auth" },
    jwt,
    callbacks,
    events: { signOut: ({ token }) => endSession(token?.sid) },
    logger: {
      error: (code) => log("warn", "next_auth", { code }),
      warn: (code) => log("warn", "next_auth", { code }),
      debug: () => undefined,
    },
  };
}
