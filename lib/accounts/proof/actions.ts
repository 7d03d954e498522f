"use server";

import { z } from "zod";
import { loadMessages } from "@/lib/i18n/messages";
import { defineAction } from "@/lib/web/action";
import { currentCaller } from "@/lib/web/caller";
import { listProofWays } from "./queries";
import { codeProof, passwordProof } from "./schema";
import { proveAgain } from "./service";

/** What the dialog that asks for a proof shows; fetched when it is needed, which is seldom. */
export const openProofAction = defineAction(z.unknown(), async (actor, _input, locale) => {
  const { security, common } = loadMessages(locale);
  const ways = await listProofWays(actor);
  return { data: { ways, email: actor.email, locale, labels: { ...security.proof, ...common.password } } };
});

export const provePasswordAction = defineAction(passwordProof, async (actor, proof) => {
  await proveAgain(actor, proof, await currentCaller());
});

export const proveCodeAction = defineAction(codeProof, async (actor, proof) => {
  await proveAgain(actor, proof, await currentCaller());
});
