import type { Factors } from "../factors/types";

/**
 * The factors of an account, whether one is asked for at signing in, whether it must have one, and whether its mailbox has to
 * be shown to be its person's first.
 */
export type OwnFactors = Factors & { strong: boolean; needed: boolean; mailboxUnproven: boolean };
