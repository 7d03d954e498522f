import type { Session } from "@/lib/bank/schema";

/** What the published curricula say about the module of a request: its code, title and outcomes, when it is known, and the bank's job sheet. */
export type RtbBackground = {
  module: { code: string; title: string; outcomes: readonly string[] } | null;
  sheet?: Session | null;
};
