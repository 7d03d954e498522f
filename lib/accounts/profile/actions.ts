"use server";

import { loadMessages } from "@/lib/i18n/messages";
import { defineAction } from "@/lib/web/action";
import { currentCaller } from "@/lib/web/caller";
import { keepName } from "@/lib/web/cookies/session-cookie";
import { passwordChange, profileInput } from "./schema";
import { changePassword, updateProfile } from "./service";

export const updateProfileAction = defineAction(profileInput, async (actor, input) => {
  await updateProfile(actor, input);
  await keepName({ ...actor, fullName: input.fullName }, actor.sessionEndsAt);
  return { message: loadMessages(input.language).accounts.profile.updated };
});

export const changePasswordAction = defineAction(passwordChange, async (actor, input, locale) => {
  await changePassword(actor, input, (await currentCaller()).device);
  return { message: loadMessages(locale).profile.password.changed };
});
