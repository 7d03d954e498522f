import { fill } from "@/lib/core/fill";
import { askOnce } from "@/lib/generation/service";
import english from "@/messages/en/inspection.json";
import type { PlanContent, PlanKindDefinition } from "../kind";
import { hardFindings, isBetter, type Advice } from "./rules";

const said: Readonly<Record<string, string>> = english.rules;

type Owner = { accountId: number; planId: number; signal: AbortSignal };

/**
 * A plan that a model wrote, after one round of mending: where the check finds what an inspector would not let pass, the
 * model is asked once for just these fields. Null when there is nothing to mend, or the plan got no better for it.
 */
export async function mendPlan(
  kind: PlanKindDefinition,
  content: PlanContent,
  { accountId, planId, signal }: Owner,
): Promise<PlanContent | null> {
  const before = await kind.inspect(content);
  const writable = new Set(kind.sections.flatMap(({ fields }) => fields));
  const advice: Advice[] = hardFindings(before)
    .filter(({ field }) => writable.has(field) && typeof content[field] === "string")
    .map(({ field, rule, values = {} }) => ({ field, text: fill(said[rule] ?? "", values) }));
  if (advice.length === 0) return null;
  const prompt = await kind.mendingPrompt({ content, advice });
  const answer = await askOnce(prompt, { usage: { accountId, planId, purpose: "mending" }, signal });
  const { language } = kind.summarise(content);
  const fields: PlanContent = Object.assign({}, ...answer.values());
  const mended = kind.settle({ ...content, ...kind.official(fields, language) });
  return isBetter(await kind.inspect(mended), before) ? mended : null;
}
