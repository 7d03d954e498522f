import { minutes } from "@/lib/core/clock";

/** Recovery codes that are made at once. */
export const recoveryCodesMade = 10;

/** So few are left that new ones should be made. */
export const fewRecoveryCodes = 2;

/** How long the second factor may follow the first. */
export const entranceLifetime = minutes(10);
