import { minutes } from "@/lib/core/clock";

/** How long the second factor may follow the first. */
export const entranceLifetime = minutes(10);
