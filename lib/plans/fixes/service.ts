import { yieldToEventLoop } from "@/lib/core/concurrency/event-loop";
import type { Actor } from "@/lib/core/actor";
import { AppError } from "@/lib/core/errors";
import type { Payer } from "@/lib/core/concurrency/pool";
import { modelLimits } from "@/lib/ai/constants";
import { generateSection, preferredEngine } from "@/lib/ai/service";
import type { EngineName } from "@/lib/ai/types";
import type { UsageOf } from "@/lib/ai/usage/types";
import { spendLimit } from "@/lib/limits/service";
import type { PlanKindDefinition } from "../kinds/contract";
import { planKind } from "../kinds/registry";
import { findingAdvice } from "../prompts/findings";
import { getChangeable } from "../queries";
import type { PlanTrial, PlanFields } from "../kinds/tools";
import { savePlan } from "../service";
import { rewritingPrompt } from "../suggestions/prompt";
import { modelTries, mostTries, patience } from "./constants";
import { payerOf } from "../scores/queries";
import { cures, isSameFinding, fixesFor } from "./rules";
import { reportInspection } from "../scores/rules";
import { type FindingPlace } from "../inspection/comparison";
import type { Fix } from "./types";
import type { PlanRef } from "../types";

type FixTrial = {
  trial: PlanTrial;
  kind: PlanKindDefinition;
  finding: FindingPlace;
  usage: UsageOf;
  payer: Payer | null;
};

function roleOf(kind: PlanKindDefinition, field: string) {
  return kind.toolSections.map(({ fields }) => fields[field]).find((role) => role !== undefined) ?? "list";
}

/** The composer's change that mends the finding, or null where it knows none. */
async function byComposer({ trial, kind, finding }: FixTrial): Promise<PlanFields | null> {
  const before = trial.inspect({});
  let tries = 0;
  for (const fields of fixesFor(trial, finding, roleOf(kind, finding.field))) {
    if ((tries += 1) > mostTries) return null;
    await yieldToEventLoop();
    if (cures(before, trial.inspect(fields), finding)) return fields;
  }
  return null;
}

/** Asks the model for this field alone, told what the check says of it; null where nothing it wrote mends it. */
async function byModel({ trial, kind, finding, usage }: FixTrial): Promise<PlanFields | null> {
  const fields = [finding.field];
  const present = Object.fromEntries(fields.map((name) => [name, trial.content[name]]));
  const before = trial.inspect({});
  const task = {
    fields,
    usage,
    count: modelTries,
    signal: new AbortController().signal,
    compose: () => Promise.resolve(present),
    prompt: (names: readonly string[]) =>
      rewritingPrompt(kind, {
        fields,
        names,
        content: trial.content,
        sections: sectionsOf(kind, finding.field),
        wish: `Mend this and leave the rest of the text as it is: ${findingAdvice(finding)}`,
      }),
  };
  let mended: PlanFields | null = null;
  // A signal would end the fix as a whole; a limit ends the model's turn. It is read to its end, where it tells its cost.
  for await (const event of generateSection(task, { ...modelLimits, answer: patience })) {
    if (mended || event.type !== "suggestion" || event.engine !== "model") continue;
    const fields = kind.official(event.fields, trial.language);
    if (cures(before, trial.inspect(fields), finding)) mended = fields;
  }
  return mended;
}

function sectionsOf(kind: PlanKindDefinition, field: string): string[] {
  return kind.sections.filter(({ fields }) => fields.includes(field)).map(({ name }) => name);
}

/** The first change that mends the finding: the model's where one is configured and it can, else the composer's. */
async function findFix(mending: FixTrial): Promise<{ fields: PlanFields; engine: EngineName } | null> {
  const { finding, kind } = mending;
  const asksModel = preferredEngine() === "model" && kind.writable.includes(finding.field);
  const fields = asksModel ? await byModel(mending) : null;
  if (fields) return { fields, engine: "model" };
  const started = performance.now();
  const composed = await byComposer(mending);
  mending.payer?.charge?.(Math.ceil(performance.now() - started));
  return composed && { fields: composed, engine: "composer" };
}

/**
 * Mends one finding of the check by writing one field anew, and saves it as a version of its own; every other field stays
 * as it is. What does not take the finding away, or brings another, is not saved. Throws `not_found`, `version_conflict`,
 * `generation_running`, `too_many_requests`, `too_much_work`, and `invalid_input` for a finding that no writer can mend.
 */
export async function fixFinding(actor: Actor, place: PlanRef, ask: FindingPlace & { version: number }): Promise<Fix> {
  const plan = await getChangeable(actor, place, ask.version);
  await spendLimit("planTools", String(actor.accountId));
  const payer = await payerOf(actor, plan.content);
  const kind = planKind(place.kind);
  const trial = await kind.trial(plan.content);
  const before = reportInspection(trial.inspect({}), kind.writable);
  const finding = before.findings.find((one) => isSameFinding(one, ask));
  if (!finding) return { outcome: "gone", inspection: before };
  if (!finding.repairable) throw new AppError("invalid_input", { fields: { field: "invalid" } });
  const usage = { accountId: actor.accountId, planId: plan.id, purpose: "section" } as const;
  const mended = await findFix({ trial, kind, finding, usage, payer });
  const [field] = Object.keys(mended?.fields ?? {});
  if (!mended || field === undefined) return { outcome: "uncured", inspection: before };
  const { fields, engine } = mended;
  const saved = await savePlan(actor, place, { version: plan.version, fields, reason: "saved" });
  const value = saved.content[field];
  return {
    outcome: "mended",
    engine,
    field,
    value: typeof value === "number" ? value : String(value ?? ""),
    version: saved.version,
    previous: plan.version,
    inspection: reportInspection(trial.inspect(fields), kind.writable),
  };
}
