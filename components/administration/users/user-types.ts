import type administration from "@/messages/en/administration.json";
import type { UserRow } from "./user-rows";

export type UserLabels = (typeof administration)["users"];
export type TierChoice = { id: number; name: string };
export type AskedOfUser = { what: "role" | "tier" | "factor" | "delete"; row: UserRow };

export type UserActions = {
  busy: number | null;
  toggleLock: (row: UserRow) => void;
  ask: (what: AskedOfUser["what"], row: UserRow) => void;
};
