import type { LetterheadInput } from "./schema";

/** A letterhead as pages and calls give it; `logoUrl` is the logo's address, or null without one. */
export type SavedLetterhead = LetterheadInput & { logoUrl: string | null };

/** A logo as we keep it: a PNG of ours, with its size in pixels. */
export type Logo = { png: Uint8Array; hash: string; width: number; height: number };
