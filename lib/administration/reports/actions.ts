"use server";

import { refresh } from "next/cache";
import { loadMessages } from "@/lib/i18n/messages";
import { rewardInput } from "@/lib/referrals/reward/schema";
import { changeReward } from "@/lib/referrals/reward/service";
import { defineAdminAction } from "@/lib/web/action";

export const changeRewardAction = defineAdminAction(rewardInput, async (actor, { plans }, locale) => {
  await changeReward(actor, plans);
  refresh();
  return { message: loadMessages(locale).administration.referrals.reward.done };
});
