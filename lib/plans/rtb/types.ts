/** What the published curricula say about the module of a request: its code, title and outcomes, when it is known. */
export type RtbBackground = { module: { code: string; title: string; outcomes: readonly string[] } | null };
