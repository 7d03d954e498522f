import { z } from "zod";
import { wholeNumber } from "@/lib/core/whole-number";

/** What an administrator enters for the reward: plans for each of the two, 0 to turn it off. */
export const rewardInput = z.object({
  plans: wholeNumber("plansRequired", 0).refine((plans) => plans <= 1_000, "tooLarge"),
});
