"use server";

import { z } from "zod";
import { localPath } from "@/lib/core/local-path";
import { AppError } from "@/lib/core/errors";
import { definePublicAction } from "@/lib/web/action";
import { readEntranceCookie, startStay } from "@/lib/web/entrance";
import { bindBrowser, boundBrowser } from "@/lib/web/cookies/passkey-cookie";
import { findActor } from "@/lib/web/session";
import { assertionInput, registrationInput } from "../passkeys/schema";
import { askForSignature } from "../passkeys/service";
import { signOut } from "../sessions/service";
import { factorForm } from "./schema";
import {
  askAtEntrance,
  askForKeyAtEntrance,
  enrolAtEntrance,
  findHalfway,
  finishEnrolment,
  finishKeyAtEntrance,
  finishWithCode,
  finishWithPasskey,
  signInWithPasskey,
} from "./service";

const doors = {
  code: { schema: factorForm, limit: "codeCheckAddress" },
  begin: { schema: z.unknown(), limit: "codeCheckAddress" },
} as const;

async function wayHere(): Promise<{ token: string; way: "password" | "google" }> {
  const token = await readEntranceCookie();
  const halfway = token ? await findHalfway(token) : null;
  if (!halfway) throw new AppError("sign_in_over");
  return { token, way: halfway.way };
}

export const finishEntranceAction = definePublicAction(doors.code, async ({ otp, next }, { caller }) => {
  const { token, way } = await wayHere();
  const entered = await finishWithCode(token, otp, caller);
  const locale = await startStay({ kind: "in", ...entered }, { way, caller });
  return { redirectTo: localPath(next) ?? "/dashboard", locale };
});

export const beginEnrolmentAction = definePublicAction(doors.begin, async () => {
  const { token } = await wayHere();
  return { data: await enrolAtEntrance(token) };
});

/** The person is in afterwards, and stays on the page until the recovery codes are put away. */
export const finishEnrolmentAction = definePublicAction(doors.code, async ({ otp }, { caller }) => {
  const { token, way } = await wayHere();
  const { codes, ...entered } = await finishEnrolment(token, otp, caller);
  await startStay({ kind: "in", ...entered }, { way, caller });
  return { data: { codes } };
});

const passkeyDoors = {
  begin: { schema: z.unknown(), limit: "passkeyAddress" },
  finish: { schema: assertionInput, limit: "passkeyAddress" },
  keep: { schema: registrationInput, limit: "passkeyAddress" },
} as const;

export const beginEntrancePasskeyAction = definePublicAction(passkeyDoors.begin, async () => {
  const { token } = await wayHere();
  return { data: await askAtEntrance(token) };
});

export const finishEntrancePasskeyAction = definePublicAction(
  passkeyDoors.finish,
  async ({ answer, next }, { caller }) => {
    const { token, way } = await wayHere();
    const entered = await finishWithPasskey(token, answer, caller);
    const locale = await startStay({ kind: "in", ...entered }, { way, caller });
    return { redirectTo: localPath(next) ?? "/dashboard", locale };
  },
);

export const beginEnrolmentPasskeyAction = definePublicAction(passkeyDoors.begin, async () => {
  const { token } = await wayHere();
  return { data: await askForKeyAtEntrance(token) };
});

export const finishEnrolmentPasskeyAction = definePublicAction(passkeyDoors.keep, async ({ answer }, { caller }) => {
  const { token, way } = await wayHere();
  const { codes, ...entered } = await finishKeyAtEntrance(token, answer, caller);
  await startStay({ kind: "in", ...entered }, { way, caller });
  return { data: { codes } };
});

export const beginPasskeySignInAction = definePublicAction(passkeyDoors.begin, async () => ({
  data: await askForSignature({ purpose: "sign-in", binding: `browser ${await bindBrowser()}` }),
}));

/** A passkey alone is both halves of a sign-in: what somebody has, and a finger, face or number. */
export const finishPasskeySignInAction = definePublicAction(
  passkeyDoors.finish,
  async ({ answer, next }, { caller }) => {
    const before = await findActor();
    const entered = await signInWithPasskey(answer, `browser ${await boundBrowser()}`, caller);
    if (before?.accountId === entered.account.id) await signOut(before);
    const locale = await startStay({ kind: "in", ...entered }, { way: "password", caller });
    return { redirectTo: localPath(next) ?? "/dashboard", locale };
  },
);
