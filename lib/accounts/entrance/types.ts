import type { pendingSignIns } from "@/db/schema";
import type { Account } from "../queries";
import type { Factors } from "../factors/types";
import type { NewSession } from "../types";

/** By what somebody was recognised first. */
export type EntranceWay = (typeof pendingSignIns.$inferSelect)["way"];

/** How far a sign-in came: in, or to where a second factor is asked for, or must be set up first. */
export type Entrance =
  | { kind: "in"; account: Account; session: NewSession }
  | { kind: "factor"; account: Account; factors: Factors }
  | { kind: "enrolment"; account: Account };

/** The first half of a sign-in, as the page that asks for the second needs it. */
export type HalfwayEntrance = {
  accountId: number;
  email: string;
  way: EntranceWay;
  /** Whether a factor is asked for, or must be set up. */
  step: "factor" | "enrolment";
  factors: Factors;
};
