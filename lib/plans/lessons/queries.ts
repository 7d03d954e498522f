import { eq } from "drizzle-orm";
import type { z } from "zod";
import { database } from "@/db";
import { planRuns } from "@/db/schema";
import type { Neighbours, BankOffer } from "@/lib/bank/types";
import type { Actor } from "@/lib/core/actor";
import { planKind } from "../kinds/registry";
import type { Plan } from "../types";
import { isLeftFrame } from "./rules";
import type { lessonQuery } from "./schema";

/** What the bank has for a topic: the lesson that it is sure of, and those that lie near. */
export function listLessons(_actor: Actor, { kind: name, ...topic }: z.infer<typeof lessonQuery>): BankOffer {
  const { choices } = planKind(name);
  return choices.offer(choices.fieldsOf(topic));
}

export type ContentStanding = {
  /** The title of the lesson that the plan was made of. */
  source: string | null;
  /**
   * What the bank has next to the topic of a plan whose content boxes the composer had to leave to its owner; near, what it may
   * be made of.
   */
  neighbours: Neighbours | null;
  /** Whether a model wrote it without a lesson of the bank on its topic. */
  isUnverified: boolean;
};

/** What stands behind the content of the actor's plan. */
export async function findContentStanding(actor: Actor, plan: Plan): Promise<ContentStanding> {
  const { content, run, deletedAt } = plan;
  const kind = planKind(plan.kind);
  const isOver = run?.state === "finished" && !deletedAt && plan.ownerId === actor.accountId;
  const neighbours = isOver && run.engine === "composer" ? kind.neighbours(content) : null;
  const isStanding = run?.state !== "running" && !deletedAt && !neighbours;
  const source = isStanding ? kind.choices.source(content) : null;
  const isUnverified = isOver && run.engine === "model" && !kind.choices.isGrounded(content);
  if (!neighbours) return { source, neighbours, isUnverified };
  const { engine, entryId, remadeAt, request } = planRuns;
  const [made] = await (
    await database()
  )
    .select({ engine, entryId, remadeAt, request })
    .from(planRuns)
    .where(eq(planRuns.planId, plan.id));
  const near = made && isLeftFrame(made, kind, content) ? neighbours.near : [];
  return { source, neighbours: { ...neighbours, near }, isUnverified };
}
