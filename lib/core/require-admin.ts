import type { Actor } from "./actor";
import { AppError } from "./errors";

/** First line of every administrative verb. Throws `forbidden`. */
export function requireAdmin(actor: Actor): void {
  if (actor.role !== "ADMIN") throw new AppError("forbidden");
}
