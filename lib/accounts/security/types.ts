import type { Factors } from "../factors/types";

/** The factors of an account, and whether it must have one. */
export type OwnFactors = Factors & { needed: boolean };
