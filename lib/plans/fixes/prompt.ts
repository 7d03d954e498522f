import { z } from "zod";
import type { ModelPrompt } from "@/lib/ai/types";
import type { PlanContent, PlanKindDefinition } from "../kinds/contract";
import { dataLines, delimited } from "../prompts/rules";

/** A field and what the check says of it, in English. */
export type Advice = { field: string; text: string };

const fixingRules = [
  "The plan is written and stands in <written>. An inspector found in it what <findings> lists by field. Write these fields anew, " +
    "each as a whole: mend what was found, keep what is good, and fit to the rest of the plan.",
];

/** What a model is asked a second time: the faulty fields alone, of a plan that otherwise stands. */
export async function fixingPrompt(
  kind: Pick<PlanKindDefinition, "promptAgain" | "sections">,
  { content, advice }: { content: PlanContent; advice: readonly Advice[] },
): Promise<ModelPrompt> {
  const faulty = new Set(advice.map(({ field }) => field));
  const asked = kind.sections.filter(({ fields }) => fields.some((field) => faulty.has(field))).map(({ name }) => name);
  const { base, hidden } = await kind.promptAgain({ content, sections: asked, blank: [] });
  const sections = Object.entries(base.sections).map(([name, section]) => {
    const shape = Object.entries(section.shape).filter(([field]) => faulty.has(field));
    return [name, z.object(Object.fromEntries(shape))] as const;
  });
  const findings = dataLines(
    advice.map(({ field, text }) => [field, text]),
    hidden,
  );
  return {
    system: [base.system, ...fixingRules].join("\n"),
    facts: `${base.facts}\n\n${delimited("findings", findings)}`,
    sections: Object.fromEntries(sections.filter(([, { shape }]) => Object.keys(shape).length > 0)),
  };
}
