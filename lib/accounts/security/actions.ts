"use server";

import { z } from "zod";
import { loadMessages } from "@/lib/i18n/messages";
import { defineAction } from "@/lib/web/action";
import { currentCaller } from "@/lib/web/caller";
import { factorInput } from "../factors/schema";
import { beginTotp, dropTotp, finishTotp, renewRecoveryCodes } from "./service";

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
