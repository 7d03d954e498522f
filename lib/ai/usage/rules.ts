/** Tokens as they can be kept, whatever a server says of them: the record is no reason for a plan to fail. */
export function countedTokens(said: number): number {
  return Number.isFinite(said) ? Math.min(Math.max(0, Math.round(said)), 2_147_483_647) : 0;
}

/** Dollars for a million tokens are millionths of a dollar for one. */
export function costOf(
  tokens: { inputTokens: number; outputTokens: number },
  prices: { input: number; output: number },
): number {
  return Math.round(tokens.inputTokens * prices.input + tokens.outputTokens * prices.output);
}
