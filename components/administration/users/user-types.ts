import type administration from "@/messages/en/administration.json";
import type { UserRow } from "./user-rows";

export type UserLabels = (typeof administration)["users"];
export type TierChoice = { id: number; name: string };
export type AskedOfUser = { what: "role" | "tier" | "factor" | "lock" | "delete"; row: UserRow };

export type UserActions = {
  busy: number | null;
  unlock: (row: UserRow) => void;
  ask: (what: AskedOfUser["what"], row: UserRow) => void;
};
