import type { Actor } from "@/lib/core/actor";
import { AppError } from "@/lib/core/errors";
import { generateSection, preferredEngine } from "@/lib/ai/service";
import type { RewritingEvent } from "@/lib/ai/types";
import { spendLimit } from "@/lib/limits/service";
import type { PlanKindDefinition } from "../kinds/contract";
import type { PlanRef } from "../types";
import { planKind } from "../kinds/registry";
import { payerOf } from "../scores/queries";
import { suggestionCount, type SectionChange } from "./constants";
import { unsafeFields } from "../inspection/comparison";
import { composeSuggestion } from "./composing";
import { getChangeable } from "../queries";
import { rewritingPrompt } from "./prompt";
import { instructionFor } from "./rules";
import type { SectionWish } from "./schema";
import type { PlanTrial, ToolSection } from "../kinds/tools";
import type { SuggestionEvent } from "./types";

function sectionOf(place: PlanRef, name: string): ToolSection {
  const section = planKind(place.kind).toolSections.find((candidate) => candidate.name === name);
  if (!section) throw new AppError("not_found");
  return section;
}

type TrialOfSection = { trial: PlanTrial; kind: PlanKindDefinition; names: readonly string[] };

async function* judged(
  suggested: AsyncIterable<RewritingEvent>,
  { trial, kind, names }: TrialOfSection,
): AsyncGenerator<SuggestionEvent> {
  yield { type: "present", fields: Object.fromEntries(names.map((name) => [name, trial.content[name]])) };
  const before = trial.inspect({}).score;
  let count = 0;
  for await (const event of suggested) {
    if (event.type === "partial") yield event;
    if (event.type !== "suggestion") continue;
    const fields = kind.official(event.fields, trial.language);
    // What leaves the texts as they are is no suggestion.
    if (isPresent(trial, fields)) continue;
    const { score, findings } = trial.inspect(fields);
    const unsafe = unsafeFields(findings);
    // Nor is what a lesson on a sensitive topic may not ask for.
    if (Object.entries(fields).some(([name, value]) => trial.content[name] !== value && unsafe.has(name))) continue;
    yield { ...event, fields, index: count, before, score };
    count += 1;
  }
  yield { type: "end", count };
}

function isPresent(trial: PlanTrial, fields: Record<string, unknown>): boolean {
  return Object.entries(fields).every(([name, value]) => trial.content[name] === value);
}

/** How many suggestions there are to choose from: the built-in composer has one at a time, and a new one at each press. */
function countFor(wish: SectionChange): number {
  if (preferredEngine() === "model") return suggestionCount;
  return wish === "instruction" ? 0 : 1;
}

/**
 * New texts for one section of the actor's plan, by the engine in use, to choose from; nothing is saved. What is refused is
 * refused before the first event: throws `not_found`, `version_conflict`, `generation_running`, `too_many_requests`,
 * `too_much_work` for a long plan, and
 * `model_needed` for a free instruction where no model is configured.
 */
export async function suggestForSection(
  actor: Actor,
  place: PlanRef,
  ask: SectionWish & { section: string },
): Promise<(signal: AbortSignal) => AsyncGenerator<SuggestionEvent>> {
  const plan = await getChangeable(actor, place, ask.version);
  const section = sectionOf(place, ask.section);
  const count = countFor(ask.wish);
  if (count === 0) throw new AppError("model_needed");
  await spendLimit("planTools", String(actor.accountId));
  const payer = await payerOf(actor, plan.content);
  const kind = planKind(place.kind);
  const trial = await kind.trial(plan.content);
  const fields = Object.keys(section.fields);
  return (signal) => {
    const suggested = generateSection({
      fields,
      count,
      signal,
      usage: { accountId: actor.accountId, planId: plan.id, purpose: "section" },
      async compose(variant) {
        const started = performance.now();
        const composed = await composeSuggestion(trial, section, { wish: ask.wish, round: ask.round + variant });
        payer?.charge?.(Math.ceil(performance.now() - started));
        return composed;
      },
      prompt: (names) =>
        rewritingPrompt(kind, {
          sections: section.writes,
          fields,
          names,
          content: plan.content,
          wish: instructionFor(ask),
        }),
    });
    return judged(suggested, { trial, kind, names: fields });
  };
}
