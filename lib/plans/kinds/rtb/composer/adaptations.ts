import type { PlanLanguage } from "@/lib/core/language";
import { adaptationFor, concerned, type Adaptation } from "../../../needs/adaptations";
import { needsAmong } from "../../../needs/among";
import type { Need } from "../../../needs/needs";
import { needPhrases, type NeedPhrases } from "../../../needs/phrases";
import { inWordsOfTrades, type Calm } from "../../../safety/calm";
import type { RtbRequest } from "../schema";

/** What can be felt in place of what is seen. */
const objects: Record<PlanLanguage, string> = {
  en: "the tools and materials themselves, felt one by one while nothing runs and no current is on",
  fr: "les outils et les matériaux eux-mêmes, touchés un à un quand rien ne tourne et que le courant est coupé",
  rw: "ibikoresho ubwabyo, bikorwaho kimwe kimwe igihe nta kintu gikora kandi nta muriro urimo",
  sw: "zana na vifaa vyenyewe, vinavyoguswa kimoja kimoja wakati hakuna kinachofanya kazi na umeme umezimwa",
};

/** Fields in which trainers say who is in their group; outcomes and contents say whom the work is for. */
function toldIn({ topicOfSession, className, range, facilitationTechniques }: RtbRequest): string[] {
  return [topicOfSession, className, range, facilitationTechniques];
}

function isCalmKind(kind: string, { phrases }: Calm): kind is keyof typeof phrases.adaptations {
  return kind in phrases.adaptations;
}

function plannedFor(need: Need, language: PlanLanguage, calm: Calm | null): Adaptation {
  const own = inWordsOfTrades<NeedPhrases>(needPhrases[language][need.kind], language);
  // Nothing of a workshop is sport: who sits does the same work at a bench that fits.
  const usual = { ...own, ...own.still };
  const phrases = calm && isCalmKind(need.kind, calm) ? calm.phrases.adaptations[need.kind] : usual;
  return adaptationFor(need, { phrases, who: concerned(need, own), object: objects[language], language });
}

/** The texts with what is done for the needs that the request names: in the first step, its resources and the assessment. */
export function withAdaptations<Texts extends Record<string, unknown>>(
  texts: Texts,
  { request, calm }: { request: RtbRequest; calm: Calm | null },
): Texts {
  const needs = needsAmong(toldIn(request), [request.learningOutcomes, request.indicativeContent]);
  if (needs.length === 0) return texts;
  const planned = needs.map((need) => plannedFor(need, request.language, calm));
  const joined = (field: string, part: keyof Adaptation) => {
    const added = new Set(planned.map((one) => one[part] ?? ""));
    return [String(texts[field] ?? ""), ...added].filter(Boolean).join("\n");
  };
  const adapted = {
    step1TrainerActivity: joined("step1TrainerActivity", "teacher"),
    step1LearnerActivity: joined("step1LearnerActivity", "learners"),
    step1Resources: joined("step1Resources", "material"),
    assessment: joined("assessment", "assessment"),
  };
  return { ...texts, ...adapted };
}
