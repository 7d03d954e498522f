/** The stand-in asks this phone directly, as a provider may: no payment page opens. */
export const promptNumber = "+250780000000";

/** What can be pressed on the stand-in's page. `late` and `twice` approve, and differ in the webhook that follows. */
export const sandboxDecisions = ["approve", "late", "twice", "decline", "hang"] as const;
export type SandboxDecision = (typeof sandboxDecisions)[number];
