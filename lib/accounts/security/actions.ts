"use server";

import { z } from "zod";
import { requireRecentProof } from "@/lib/core/require-recent-proof";
import { loadMessages } from "@/lib/i18n/messages";
import { defineAction } from "@/lib/web/action";
import { currentCaller } from "@/lib/web/caller";
import { factorInput } from "../factors/schema";
import { unlinkGoogle } from "../google/service";
import { passkeyChoice, registrationInput } from "../passkeys/schema";
import {
  beginPasskey,
  beginTotp,
  dropPasskey,
  dropTotp,
  finishPasskey,
  finishTotp,
  renewRecoveryCodes,
} from "./service";

export const beginTotpAction = defineAction(z.unknown(), async (actor) => ({ data: await beginTotp(actor) }));

export const finishTotpAction = defineAction(factorInput, async (actor, { otp }, locale) => {
  const codes = await finishTotp(actor, otp, await currentCaller());
  return { message: loadMessages(locale).security.totp.added, data: { codes } };
});

export const dropTotpAction = defineAction(z.unknown(), async (actor, _input, locale) => {
  await dropTotp(actor);
  return { message: loadMessages(locale).security.totp.removed };
});

export const renewRecoveryCodesAction = defineAction(z.unknown(), async (actor) => ({
  data: { codes: await renewRecoveryCodes(actor) },
}));

export const beginPasskeyAction = defineAction(z.unknown(), async (actor) => ({ data: await beginPasskey(actor) }));

export const finishPasskeyAction = defineAction(registrationInput, async (actor, { answer }, locale) => {
  const codes = await finishPasskey(actor, answer, await currentCaller());
  return { message: loadMessages(locale).security.passkeys.added, data: { codes } };
});

export const dropPasskeyAction = defineAction(passkeyChoice, async (actor, { id }, locale) => {
  await dropPasskey(actor, id);
  return { message: loadMessages(locale).security.passkeys.removed };
});

/** Where linking begins, once it is clear who is there. */
export const beginGoogleLinkAction = defineAction(z.unknown(), async (actor, _input, locale) => {
  requireRecentProof(actor);
  return { data: { href: `/api/auth/google/url?${new URLSearchParams({ follow: "true", link: "true", locale })}` } };
});

export const unlinkGoogleAction = defineAction(z.unknown(), async (actor, _input, locale) => {
  await unlinkGoogle(actor);
  return { message: loadMessages(locale).security.google.unlinked };
});
