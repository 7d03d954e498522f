"use server";

import { z } from "zod";
import { AppError } from "@/lib/core/errors";
import { loadMessages } from "@/lib/i18n/messages";
import { defineAction, definePublicAction } from "@/lib/web/action";
import { keepDevice } from "@/lib/web/device-cookie";
import { setSessionCookie } from "@/lib/web/session-cookie";
import { findActor } from "@/lib/web/session";
import { loginInput } from "../schema";
import { signIn, signOut } from "../service";
import { sessionInput } from "./schema";
import { endSession, signOutElsewhere } from "./service";

export const endSessionAction = defineAction(sessionInput, async (actor, { id }, locale) => {
  await endSession(actor, id);
  return { message: loadMessages(locale).profile.sessions.ended };
});

export const signOutElsewhereAction = defineAction(z.unknown(), async (actor, _input, locale) => {
  await signOutElsewhere(actor);
  return { message: loadMessages(locale).profile.sessions.allEnded };
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
