"use server";

import { z } from "zod";
import { loadMessages } from "@/lib/i18n/messages";
import { defineAction } from "@/lib/web/action";
import { currentCaller } from "@/lib/web/caller";
import { assertionInput } from "../passkeys/schema";
import { listProofWays } from "./queries";
import { codeProof, passwordProof } from "./schema";
import { askForProof, proveAgain, provePasskey } from "./service";

/** What the dialog that asks for a proof shows; fetched when it is needed, which is seldom. */
export const openProofAction = defineAction(z.unknown(), async (actor, _input, locale) => {
  const { security, common } = loadMessages(locale);
  const ways = await listProofWays(actor);
  const { use, waiting, failed: passkeyFailed } = security.passkeys;
  const labels = { ...security.proof, ...common.password, use, waiting, passkeyFailed };
  return { data: { ways, email: actor.email, locale, labels } };
});

export const provePasswordAction = defineAction(passwordProof, async (actor, proof) => {
  await proveAgain(actor, proof, await currentCaller());
});

export const proveCodeAction = defineAction(codeProof, async (actor, proof) => {
  await proveAgain(actor, proof, await currentCaller());
});

export const beginPasskeyProofAction = defineAction(z.unknown(), async (actor) => ({ data: await askForProof(actor) }));

export const provePasskeyAction = defineAction(assertionInput, async (actor, { answer }) => {
  await provePasskey(actor, answer);
});
