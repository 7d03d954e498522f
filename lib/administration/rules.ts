import { roles, type Role } from "@/lib/core/actor";
import { AppError } from "@/lib/core/errors";
import type { User, UserStatus } from "./types";

/** What the badge of an account says. Source: ADM-3. */
export function userStatus({ locked, verified }: Pick<User, "locked" | "verified">): UserStatus {
  if (locked) return "locked";
  return verified ? "active" : "unverified";
}

/** The role of that name. Throws `invalid_role`. Source: ADM-4. */
export function toRole(name: string): Role {
  const role = roles.find((known) => known === name);
  if (!role) throw new AppError("invalid_role", { values: { role: name } });
  return role;
}
