"use server";

import { z } from "zod";
import { loadMessages } from "@/lib/i18n/messages";
import { defineAction } from "@/lib/web/action";
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
