"use server";

import { z } from "zod";
import { AppError, isAppError } from "@/lib/core/errors";
import { locales, type Locale } from "@/lib/core/language";
import { localPath } from "@/lib/core/local-path";
import { loadMessages } from "@/lib/i18n/messages";
import { redirect } from "@/lib/i18n/navigation";
import { defineAction, definePublicAction } from "@/lib/web/action";
import { enter } from "@/lib/web/entrance";
import { idle } from "@/lib/web/form-state";
import { keepDevice, setDeviceCookie } from "@/lib/web/cookies/device-cookie";
import { setRegistrationCookie } from "@/lib/web/cookies/registration-cookie";
import { findActor } from "@/lib/web/session";
import { clearSessionCookie, setSessionCookie, takeTicketCookie } from "@/lib/web/cookies/session-cookie";
import { constantTimes } from "./constants";
import { redeemTicket } from "./google/service";
import { isNewcomer } from "./referrer/queries";
import { invitedBy } from "./referrer/rules";
import { keepInvitation, nameOwnReferrer } from "./referrer/service";
import { requestPasswordReset, resetInBrowser } from "./recovery/service";
import {
  codeForm,
  emailForm,
  linkForm,
  loginForm,
  loginInput,
  referrerForm,
  registrationForm,
  resetForm,
  ticketInput,
  type CarriedParameters,
} from "./schema";
import {
  beginRegistration,
  confirmByLink,
  holdAttempt,
  resendVerificationCode,
  verifyInBrowser,
} from "./registration/service";
import { beginSignIn, endFormer, setLanguage, signIn } from "./service";
import { signOut } from "./sessions/service";

type View = CarriedParameters & { mode?: string; error?: string; email?: string; note?: string };

/** The address of a view of /auth, with what the next ones need. */
function viewPath({ mode, error, email, note, ref, next }: View): string {
  const given = Object.entries({ mode, error, email, note, ref, next }).filter(
    (pair): pair is [string, string] => !!pair[1],
  );
  return `/auth?${new URLSearchParams(given)}`;
}

/** The page says that the referrer was kept, where one was named. */
function withNotice(path: string, referrer: string | undefined): string {
  if (!referrer) return path;
  const [before = "", hash] = path.split("#");
  return `${before}${before.includes("?") ? "&" : "?"}notice=referrer${hash ? `#${hash}` : ""}`;
}

const doors = {
  signIn: { schema: loginForm },
  ticket: { schema: ticketInput, limit: "ticketAddress" },
  register: { schema: registrationForm, limit: "registerAddress", constantTime: constantTimes.register },
  code: { schema: codeForm, limit: "codeCheckAddress", constantTime: constantTimes.code },
  link: { schema: linkForm, limit: "codeCheckAddress", constantTime: constantTimes.code },
  mail: { schema: emailForm, limit: "codeMailAddress", constantTime: constantTimes.mail },
  reset: { schema: resetForm, limit: "codeCheckAddress", constantTime: constantTimes.reset },
  referrer: { schema: referrerForm, limit: "referrerAddress", constantTime: constantTimes.code },
} as const;

export const signInAction = definePublicAction(doors.signIn, async ({ ref, next, ...input }, { caller }) => {
  try {
    return await enter(await beginSignIn(input, caller), { way: "password", next, caller });
  } catch (error) {
    if (!isAppError(error) || error.code !== "not_verified") throw error;
    const binding = await holdAttempt(input);
    if (binding) await setRegistrationCookie(binding);
    return { redirectTo: viewPath({ mode: "verify-email", email: input.email, note: "unverified", ref, next }) };
  }
});

/**
 * Signing in again on the page that is open, before or after its session ended: what stands in it stays. Who is somebody
 * else in another tab by now is not signed in over.
 */
export const signInAgainAction = definePublicAction({ schema: loginInput }, async (input, { caller }) => {
  const before = await findActor();
  if (before && before.email !== input.email) throw new AppError("forbidden");
  const { session, account } = await signIn(input, caller);
  if (before) await signOut(before);
  await setSessionCookie(session, account);
  await keepDevice(account.id, caller);
  return { data: { endsAt: session.expiresAt.getTime() } };
});

/** A ticket from the way back from Google; whatever is wrong with it, the sign-in page says so. */
export const redeemTicketAction = definePublicAction(doors.ticket, async ({ token, email, ref, next }, { caller }) => {
  const binding = await takeTicketCookie();
  try {
    const before = await findActor();
    const entrance = await redeemTicket({ token, email, binding }, caller);
    await endFormer(before, entrance);
    const onward = await enter(entrance, { way: "google", next, caller });
    if (entrance.kind !== "in" || !(await isNewcomer(entrance.account.id))) return onward;
    await keepInvitation({ email, ref });
    return { ...onward, redirectTo: viewPath({ mode: "referrer-prompt", email, ref, next }) };
  } catch (error) {
    if (!isAppError(error)) throw error;
    const code = error.code === "account_locked" ? "account_locked" : "no_token";
    return { redirectTo: viewPath({ error: code, ref, next }) };
  }
});

export const registerAction = definePublicAction(
  doors.register,
  async ({ ref, next, ...input }, { locale, caller }) => {
    const invited = { ...input, referredByEmail: invitedBy(ref) };
    const { binding, refusal } = await beginRegistration(invited, locale, caller);
    await setRegistrationCookie(binding);
    const note = refusal ? "unsent" : "registered";
    return { redirectTo: viewPath({ mode: "verify-email", email: input.email, note, ref, next }) };
  },
);

export const verifyEmailAction = definePublicAction(doors.code, async ({ ref, next, ...input }, { caller }) => {
  const binding = await verifyInBrowser(input, caller);
  if (binding) await setRegistrationCookie(binding);
  return { redirectTo: viewPath({ mode: "referrer-prompt", email: input.email, note: "verified", ref, next }) };
});

export const confirmByLinkAction = definePublicAction(doors.link, async ({ ref, next, ...input }, { caller }) => {
  await setRegistrationCookie(await confirmByLink(input, caller));
  return { redirectTo: viewPath({ mode: "referrer-prompt", email: input.email, note: "verified", ref, next }) };
});

export const resendCodeAction = definePublicAction(doors.mail, async ({ ref, next, email }, { caller }) => {
  await resendVerificationCode(email, caller);
  return { redirectTo: viewPath({ mode: "verify-email", email, note: "sent", ref, next }) };
});

export const nameReferrerAction = definePublicAction(
  doors.referrer,
  async ({ next, email, referredByEmail }, { caller }) => {
    const actor = await findActor();
    await nameOwnReferrer({ email, referredByEmail }, caller, actor);
    // Who came with Google is in already.
    if (actor?.email === email) return { redirectTo: withNotice(localPath(next) ?? "/dashboard", referredByEmail) };
    return { redirectTo: viewPath({ mode: "login", email, note: referredByEmail && "referrer", next }) };
  },
);

export const forgotPasswordAction = definePublicAction(doors.mail, async ({ email, next }, { caller }) => {
  await requestPasswordReset(email, caller);
  return { redirectTo: viewPath({ mode: "reset", email, note: "resetSent", next }) };
});

export const resetPasswordAction = definePublicAction(doors.reset, async (input, { caller, locale }) => {
  await setDeviceCookie(await resetInBrowser(input, caller));
  return { message: loadMessages(locale).accounts.reset.done };
});

const endSession = defineAction(z.unknown(), (actor) => signOut(actor));

// The public pages are told nothing of their language by the middleware, so their form says it.
const leaving = z.object({ locale: z.enum(locales).optional().catch(undefined) });

const leave = definePublicAction({ schema: leaving }, async ({ locale }) => {
  await clearSessionCookie();
  const href = "/auth?mode=login";
  return locale ? redirect({ href, locale }) : { redirectTo: href };
});

/** The session ends on the server first: without its cookie nobody could say which one. */
export async function logOutAction(form: FormData): Promise<void> {
  await endSession(idle, {});
  await leave(idle, form);
}

const keepLanguage = defineAction(z.enum(locales), (actor, language) => setLanguage(actor, language));

export async function keepLanguageAction(locale: Locale): Promise<void> {
  await keepLanguage(idle, locale);
}
