/** Dollars for a million tokens are millionths of a dollar for one. */
export function costOf(
  tokens: { inputTokens: number; outputTokens: number },
  prices: { input: number; output: number },
): number {
  return Math.round(tokens.inputTokens * prices.input + tokens.outputTokens * prices.output);
}
