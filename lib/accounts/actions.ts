"use server";

import { headers } from "next/headers";
import { z } from "zod";
import { isAppError } from "@/lib/core/errors";
import { locales, type Locale } from "@/lib/core/language";
import { defineAction, definePublicAction } from "@/lib/web/action";
import { idle } from "@/lib/web/form-state";
import { announceSignIn, clearSessionCookie, setSessionCookie } from "@/lib/web/session-cookie";
import { codeInput, emailInput, loginInput, registration } from "./schema";
import { registerAccount, resendVerificationCode, setLanguage, signIn, signOut, verifyEmail } from "./service";

function verifyPath(email: string, note: "registered" | "sent" | "unverified"): string {
  return `/auth?mode=verify-email&email=${encodeURIComponent(email)}&note=${note}`;
}

export const signInAction = definePublicAction(loginInput, async (input) => {
  try {
    const { session, account } = await signIn(input, (await headers()).get("user-agent") ?? "");
    await setSessionCookie(session, account.email);
    await announceSignIn();
    return { redirectTo: "/dashboard" };
  } catch (error) {
    if (isAppError(error) && error.code === "not_verified")
      return { redirectTo: verifyPath(input.email, "unverified") };
    throw error;
  }
});

export const registerAction = definePublicAction(registration, async (input, locale) => {
  await registerAccount(input, locale);
  return { redirectTo: verifyPath(input.email, "registered") };
});

export const verifyEmailAction = definePublicAction(codeInput, async (input) => {
  await verifyEmail(input);
  return { redirectTo: "/auth?mode=login&note=verified" };
});

export const resendCodeAction = definePublicAction(emailInput, async (input) => {
  await resendVerificationCode(input.email);
  return { redirectTo: verifyPath(input.email, "sent") };
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
