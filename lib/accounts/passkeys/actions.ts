"use server";

import { z } from "zod";
import { loadMessages } from "@/lib/i18n/messages";
import { localPath } from "@/lib/core/local-path";
import { defineAction, definePublicAction } from "@/lib/web/action";
import { currentCaller } from "@/lib/web/caller";
import { startStay } from "@/lib/web/entrance";
import { bindBrowser, boundBrowser } from "@/lib/web/passkey-cookie";
import { findActor } from "@/lib/web/session";
import { signInWithPasskey } from "../entrance/service";
import { beginPasskey, dropPasskey, finishPasskey } from "../security/service";
import { signOut } from "../service";
import { assertionInput, passkeyChoice, registrationInput } from "./schema";
import { askForSignature } from "./service";

export const beginPasskeyAction = defineAction(z.unknown(), async (actor) => ({ data: await beginPasskey(actor) }));

export const finishPasskeyAction = defineAction(registrationInput, async (actor, { answer }, locale) => {
  const codes = await finishPasskey(actor, answer, await currentCaller());
  return { message: loadMessages(locale).security.passkeys.added, data: { codes } };
});

export const dropPasskeyAction = defineAction(passkeyChoice, async (actor, { id }, locale) => {
  await dropPasskey(actor, id);
  return { message: loadMessages(locale).security.passkeys.removed };
});

const doors = {
  begin: { schema: z.unknown(), limit: "passkeyAddress" },
  finish: { schema: assertionInput, limit: "passkeyAddress" },
} as const;

export const beginPasskeySignInAction = definePublicAction(doors.begin, async () => ({
  data: await askForSignature({ purpose: "sign-in", binding: `browser ${await bindBrowser()}` }),
}));

/** A passkey alone is both halves of a sign-in: what somebody has, and a finger, face or number. */
export const finishPasskeySignInAction = definePublicAction(doors.finish, async ({ answer, next }, { caller }) => {
  const before = await findActor();
  const entered = await signInWithPasskey(answer, `browser ${await boundBrowser()}`, caller);
  if (before?.accountId === entered.account.id) await signOut(before);
  await startStay({ kind: "in", ...entered }, { way: "password", caller });
  return { redirectTo: localPath(next) ?? "/dashboard" };
});
