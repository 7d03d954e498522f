"use server";

import { rewardInput } from "@/lib/referrals/reward/schema";
import { changeReward } from "@/lib/referrals/reward/service";
import { defineAdminCommand } from "@/lib/web/action";

export const changeRewardAction = defineAdminCommand(
  rewardInput,
  (actor, { plans }) => changeReward(actor, plans),
  ({ administration }) => administration.referrals.reward.done,
);
