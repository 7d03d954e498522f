import { database } from "@/db";
import { modelUsage } from "@/db/schema";
import { now } from "@/lib/core/clock";
import { env } from "@/lib/core/env";
import { costOf, countedTokens } from "./rules";
import type { UsageOf } from "./types";

/** Keeps what an answer of the configured model took, at the configured prices. */
export async function recordUsage(of: UsageOf, tokens: { inputTokens: number; outputTokens: number }): Promise<void> {
  const { AI_MODEL, AI_INPUT_PRICE, AI_OUTPUT_PRICE } = env();
  const inputTokens = countedTokens(tokens.inputTokens);
  const outputTokens = countedTokens(tokens.outputTokens);
  const cost = costOf({ inputTokens, outputTokens }, { input: AI_INPUT_PRICE, output: AI_OUTPUT_PRICE });
  const db = await database();
  await db.insert(modelUsage).values({ ...of, model: AI_MODEL, inputTokens, outputTokens, cost, createdAt: now() });
}
