import { minutes } from "@/lib/core/clock";

/** How long a challenge waits for its signature. */
export const challengeLifetime = minutes(5);

/** Passkeys of one account. */
export const passkeysKept = 10;
