import type { Actor } from "@/lib/core/actor";
import { AppError, type ErrorCode } from "@/lib/core/errors";

/** Addresses that name a user are the user's own; anybody else's is not found. Throws the given code. */
export function assertOwn(actor: Actor, userId: number, otherwise: ErrorCode): void {
  if (actor.accountId !== userId) throw new AppError(otherwise);
}
