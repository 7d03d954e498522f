"use server";

import { z } from "zod";
import { isAppError } from "@/lib/core/errors";
import { locales, type Locale } from "@/lib/core/language";
import { localPath } from "@/lib/core/local-path";
import { nameReferrer } from "@/lib/referrals/service";
import { defineAction, definePublicAction } from "@/lib/web/action";
import { idle } from "@/lib/web/form-state";
import { announceSignIn, clearSessionCookie, setSessionCookie } from "@/lib/web/session-cookie";
import { codeForm, emailForm, loginForm, referrerForm, registrationForm, type Carried } from "./schema";
import { registerAccount, resendVerificationCode, setLanguage, signIn, signOut, verifyEmail } from "./service";

type View = Carried & { mode: string; email?: string; note?: string };

/** The address of a view of /auth, with what the next ones need. */
function viewPath({ mode, email, note, ref, next }: View): string {
  const given = Object.entries({ mode, email, note, ref, next }).filter((pair): pair is [string, string] => !!pair[1]);
  return `/auth?${new URLSearchParams(given)}`;
}

const doors = {
  register: { schema: registrationForm, limit: "registerAddress" },
  code: { schema: codeForm, limit: "codeCheckAddress" },
  mail: { schema: emailForm, limit: "codeMailAddress" },
  referrer: { schema: referrerForm, limit: "referrerAddress" },
} as const;

export const signInAction = definePublicAction(loginForm, async ({ ref, next, ...input }, { caller }) => {
  try {
    const { session, account } = await signIn(input, caller);
    await setSessionCookie(session, account.email);
    await announceSignIn();
    return { redirectTo: localPath(next) ?? "/dashboard" };
  } catch (error) {
    if (isAppError(error) && error.code === "not_verified")
      return { redirectTo: viewPath({ mode: "verify-email", email: input.email, note: "unverified", ref, next }) };
    throw error;
  }
});

export const registerAction = definePublicAction(doors.register, async ({ ref, next, ...input }, { locale }) => {
  await registerAccount(input, locale);
  return { redirectTo: viewPath({ mode: "verify-email", email: input.email, note: "registered", ref, next }) };
});

export const verifyEmailAction = definePublicAction(doors.code, async ({ ref, next, ...input }) => {
  await verifyEmail(input);
  return { redirectTo: viewPath({ mode: "referrer-prompt", email: input.email, note: "verified", ref, next }) };
});

export const resendCodeAction = definePublicAction(doors.mail, async ({ ref, next, email }) => {
  await resendVerificationCode(email);
  return { redirectTo: viewPath({ mode: "verify-email", email, note: "sent", ref, next }) };
});

export const nameReferrerAction = definePublicAction(doors.referrer, async ({ next, email, referredByEmail }) => {
  await nameReferrer({ email, referredByEmail });
  return { redirectTo: viewPath({ mode: "login", email, note: referredByEmail && "referrer", next }) };
});

const endSession = defineAction(z.unknown(), (actor) => signOut(actor));

const leave = definePublicAction(z.unknown(), async () => {
  await clearSessionCookie();
  return { redirectTo: "/auth?mode=login" };
});

/** The session ends on the server first: without its cookie nobody could say which one. */
export async function logOutAction(): Promise<void> {
  await endSession(idle, {});
  await leave(idle, {});
}

const keepLanguage = defineAction(z.enum(locales), (actor, language) => setLanguage(actor, language));

export async function keepLanguageAction(locale: Locale): Promise<void> {
  await keepLanguage(idle, locale);
}
