import type { User, UserStatus } from "./types";

/** What the badge of an account says. Source: specification 2, section 4. */
export function userStatus({ locked, deleted, verified }: Pick<User, "locked" | "deleted" | "verified">): UserStatus {
  if (locked) return "locked";
  if (deleted) return "deleted";
  return verified ? "active" : "unverified";
}
