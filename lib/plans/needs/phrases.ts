import type { PlanLanguage } from "@/lib/core/language";
import type { NeedKind } from "./constants";
import en from "./phrases/en.json";
import fr from "./phrases/fr.json";
import rw from "./phrases/rw.json";
import sw from "./phrases/sw.json";

/** A special need: who it concerns (one learner, a counted number, or some), and what is done for them. */
export type NeedPhrases = {
  one: string;
  many: string;
  some: string;
  teacher: string;
  learners: string;
  material: string;
  /** How they are assessed, where the usual way would shut them out. */
  assessment?: string;
  /** What is done instead where the lesson asks for no movement, or has nothing heard. */
  still?: { teacher?: string; assessment: string };
};

/** What is done for each need, by plan language. */
export const needPhrases: Record<PlanLanguage, Record<NeedKind, NeedPhrases>> = { en, fr, rw, sw };
