"use server";

import { loadMessages } from "@/lib/i18n/messages";
import { defineAction } from "@/lib/web/action";
import { profileInput } from "./schema";
import { updateProfile } from "./service";

export const updateProfileAction = defineAction(profileInput, async (actor, input) => {
  await updateProfile(actor, input);
  return { message: loadMessages(input.language).accounts.profile.updated };
});
