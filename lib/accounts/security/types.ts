import type { Factors } from "../factors/types";

/** The factors of an account, whether one is asked for at signing in, and whether it must have one. */
export type OwnFactors = Factors & { strong: boolean; needed: boolean };
