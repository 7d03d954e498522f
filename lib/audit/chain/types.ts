/**
 * What is wrong with the log, and where: a line was changed, one before it is missing, its end is cut off, lines stand
 * outside the chain (how many), or a seal does not fit.
 */
export type ChainFinding = { what: "changed" | "missing" | "cut" | "unchained" | "seal"; position: number };
