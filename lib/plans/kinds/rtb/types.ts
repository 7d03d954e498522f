import type { Session } from "@/lib/bank/schema";
import type { BesideEntry } from "../choice-types";

/**
 * What the published curricula say about the module of a request: its code, title and outcomes, when it is known, and the bank's
 * job sheet; else the one next to it.
 */
export type RtbBackground = {
  module: { code: string; title: string; outcomes: readonly string[] } | null;
  sheet?: Session | null;
  beside?: BesideEntry<Session> | null;
};
