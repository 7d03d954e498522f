import { z } from "zod";
import type { ModelPrompt } from "@/lib/generation/types";
import type { Inspection } from "../inspection/types";
import { dataLines, delimited } from "../prompting/rules";

/** A field and what the check says of it, in English. */
export type Advice = { field: string; text: string };

/** What a model is asked a second time: the faulty fields alone, of a plan that otherwise stands. */
export function mendingPrompt(
  base: ModelPrompt,
  { advice, hidden }: { advice: readonly Advice[]; hidden: readonly string[] },
): ModelPrompt {
  const faulty = new Set(advice.map(({ field }) => field));
  const sections = Object.entries(base.sections).map(([name, section]) => {
    const shape = Object.entries(section.shape).filter(([field]) => faulty.has(field));
    return [name, z.object(Object.fromEntries(shape))] as const;
  });
  const findings = dataLines(
    advice.map(({ field, text }) => [field, text]),
    hidden,
  );
  return {
    system: `${base.system}\nThe plan is written and stands in <written>. An inspector found in it what <findings> lists by field. Write these fields anew, each as a whole: mend what was found, keep what is good, and fit to the rest of the plan.`,
    facts: `${base.facts}\n\n${delimited("findings", findings)}`,
    sections: Object.fromEntries(sections.filter(([, { shape }]) => Object.keys(shape).length > 0)),
  };
}

export function hardFindings({ findings }: Inspection): Inspection["findings"] {
  return findings.filter(({ severity }) => severity === "hard");
}

/** Whether a plan is nearer to what an inspector lets pass: fewer hard findings, or as many and a higher score. */
export function isBetter(after: Inspection, before: Inspection): boolean {
  const [now, then] = [hardFindings(after).length, hardFindings(before).length];
  return now < then || (now === then && after.score > before.score);
}
