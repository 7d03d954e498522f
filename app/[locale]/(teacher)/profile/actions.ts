"use server";

import { deletionInput } from "@/lib/accounts/profile/schema";
import { deleteAccount } from "@/lib/personal-data/service";
import { defineAction } from "@/lib/web/action";
import { clearSessionCookie } from "@/lib/web/cookies/session-cookie";

export const deleteAccountAction = defineAction(deletionInput, async (actor, input) => {
  await deleteAccount(actor, input);
  await clearSessionCookie();
});
