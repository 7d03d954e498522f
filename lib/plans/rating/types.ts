import type { EngineName } from "@/lib/ai/types";
import type { PlanKind } from "../kinds/traits";
import type { ratingReasons, ratingVerdicts } from "./constants";

export type RatingVerdict = (typeof ratingVerdicts)[number];
export type RatingReason = (typeof ratingReasons)[number];

/** What the owner of a plan thinks of it. */
export type PlanRating = { verdict: RatingVerdict; reason: RatingReason | null; comment: string };

/** A rating as administrators read it: of what kind of plan, but neither whose nor which. */
export type RatingReport = PlanRating & {
  id: number;
  kind: PlanKind;
  engine: EngineName;
  language: string;
  subject: string;
  classLevel: string;
  updatedAt: string;
};

export type RatingCount = { engine: EngineName; verdict: RatingVerdict; number: number };
