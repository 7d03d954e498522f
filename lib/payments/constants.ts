import { hours, minutes, seconds } from "@/lib/core/clock";

export const currency = "RWF";

/** How long a pending order is asked after. Source: PAY-12. */
export const askingTime = hours(24);

/** An order whose provider could not be asked at its end waits for an answer, but no longer than this. */
export const longestAskingTime = hours(72);

/** A provider that does not know an order after this time has never been told of it: prompts on phones live minutes. */
export const startingTime = minutes(10);

/** Pauses between two questions of the job; the last one repeats. */
export const askingPauses = [
  seconds(30),
  minutes(1),
  minutes(1),
  minutes(2),
  minutes(3),
  minutes(5),
  minutes(10),
  minutes(15),
  minutes(30),
  hours(1),
] as const;

/** People who look again and again have the provider asked at most this often for one order. */
export const lookPause = seconds(2);

/** Tries to make something of a webhook event that the provider does not confirm. */
export const eventTries = 12;
