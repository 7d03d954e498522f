import type { Severity } from "./types";

/** What a rule counts among the others; several rules of one column, which are broken together, count less each. */
export const weights = { hard: 3.2, soft: 0.4, ofColumn: 0.8 } as const satisfies Record<Severity | "ofColumn", number>;

/** The best score of a plan that breaks a rule, whatever else is good (CHK-2, CHK-3). */
export const caps = {
  /** A hard rule that says nothing else: the plan is not ready. */
  usual: 79,
  /** To be mended before the next inspection; the lesson can be held all the same. */
  improvable: 92,
  /** A need that nothing is done for keeps a plan from being a very good one. */
  needUnmet: 89,
  /** A lesson that shuts a learner out whom its owner named is not one to hold. */
  shutOut: 60,
  /** Content that lacks something, or has it wrong, in one place. */
  flawed: 60,
  /** Content that cannot be taught as it stands. */
  unteachable: 55,
  /** A shell that fits any lesson. */
  hollow: 50,
  /** Harm to learners, or words that deny or blur what happened. */
  unsafe: 40,
  /** Content of which something could not be judged. */
  unjudged: 95,
} as const;
