import { z } from "zod";
import type { ModelPrompt } from "@/lib/generation/types";
import type { RebContent, RebRequest } from "./schema";
import type { RebBackground } from "./types";

export function rebPrompt(_source: {
  request: RebRequest;
  background: RebBackground;
  written: RebContent;
  sections: readonly string[];
}): ModelPrompt {
  return { system: "", user: "", schema: z.record(z.string(), z.record(z.string(), z.unknown())) };
}
