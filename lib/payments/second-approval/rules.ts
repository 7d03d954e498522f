import { env } from "@/lib/core/env";

/** Whether confirming this sum takes two administrators. */
export function needsSecond(amount: number): boolean {
  return amount > env().SECOND_CONFIRMATION_ABOVE;
}
