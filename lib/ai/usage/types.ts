/** What an answer of a model is for. */
export type ModelPurpose = "plan" | "mending" | "section" | "translation";

/** On whose behalf a model is asked, and about which plan. */
export type UsageOf = { accountId: number; planId: number | null; purpose: ModelPurpose };

/** Cost in millionths of a US dollar. */
export type UsageSum = { answers: number; plans: number; inputTokens: number; outputTokens: number; cost: number };
