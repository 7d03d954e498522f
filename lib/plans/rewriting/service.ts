import { generateSection } from "@/lib/generation/service";
import type { Suggested } from "@/lib/generation/types";
import type { PlanContent, PlanKind } from "../kind";
import { planKind } from "../kinds";
import type { Rewriting } from "./rules";

type Source = { kind: PlanKind; content: PlanContent; seed: number; signal: AbortSignal };

/**
 * New versions of some fields of one section of a plan, as the engine in use writes them: streamed, `count` (1 to 3) of
 * them with a model, as many different ones as it knows with the composer, which takes no heed of the wish. Writes
 * nothing: fields that were not asked for never come. Throws when the signal stops it.
 */
export function rewriteSection(plan: Source, wish: Rewriting & { count: number }): AsyncGenerator<Suggested> {
  const kind = planKind(plan.kind);
  const { section, fields, count } = wish;
  return generateSection({
    fields,
    count,
    compose: (variant) => kind.recompose({ content: plan.content, section, seed: plan.seed + variant }),
    prompt: (names) => kind.rewritingPrompt({ ...wish, content: plan.content, names }),
    signal: plan.signal,
  });
}
