"use server";

import { z } from "zod";
import { interpolate } from "@/lib/core/interpolate";
import { loadMessages } from "@/lib/i18n/messages";
import { defineAction } from "@/lib/web/action";
import { currentCaller } from "@/lib/web/caller";
import { askForMailboxProof } from "./service";

export const askForMailboxProofAction = defineAction(z.unknown(), async (actor, _input, locale) => {
  await askForMailboxProof(actor, await currentCaller());
  return { message: interpolate(loadMessages(locale).security.mailbox.sent, { email: actor.email }) };
});
