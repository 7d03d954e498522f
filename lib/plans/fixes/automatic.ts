import { askOnce } from "@/lib/ai/service";
import type { PlanContent, PlanKindDefinition } from "../kinds/contract";
import { findingAdvice } from "../prompts/findings";
import { isBetter, unsafeFields } from "../inspection/comparison";
import { type Advice, fixingPrompt } from "./prompt";

type Owner = { accountId: number; planId: number; signal: AbortSignal };

/**
 * A plan that a model wrote, after one round of mending: where the check finds what an inspector would not let pass, the
 * model is asked once for just these fields. Null when there is nothing to mend, or the plan got no better for it.
 */
export async function fixModelPlan(
  kind: PlanKindDefinition,
  content: PlanContent,
  { accountId, planId, signal }: Owner,
): Promise<PlanContent | null> {
  const before = await kind.inspect(content);
  const writable = new Set(kind.sections.flatMap(({ fields }) => fields));
  // An objective that can be measured, and official terms, are asked for although a plan may go without.
  const asked = before.findings.filter(({ severity, criterion }) => severity === "hard" || criterion === "outcomes");
  const advice: Advice[] = asked
    .filter(({ field }) => writable.has(field) && typeof content[field] === "string")
    .map((finding) => ({ field: finding.field, text: findingAdvice(finding) }));
  if (advice.length === 0) return null;
  const prompt = await fixingPrompt(kind, { content, advice });
  const answer = await askOnce(prompt, { usage: { accountId, planId, purpose: "mending" }, signal });
  const { language } = kind.summarise(content);
  const fields: PlanContent = Object.assign({}, ...answer.values());
  const mended = kind.settle({ ...content, ...kind.official(fields, language) });
  return isBetter(await kind.inspect(mended), before) ? mended : null;
}

/**
 * The plan with the composer's sections in place of those that break a rule of safety, whoever wrote them and however often
 * a model was asked; null where there are none.
 */
export async function withoutUnsafeText(kind: PlanKindDefinition, content: PlanContent): Promise<PlanContent | null> {
  const trial = await kind.trial(content);
  const refused = unsafeFields(trial.inspect({}).findings);
  const names = kind.sections
    .filter(({ fields }) => fields.some((field) => refused.has(field)))
    .flatMap(({ fields }) => fields)
    .filter((field) => kind.writable.includes(field) && content[field] !== "");
  if (names.length === 0) return null;
  const composed = trial.compose(1, names);
  return kind.settle({ ...content, ...Object.fromEntries(names.map((name) => [name, composed[name]])) });
}
