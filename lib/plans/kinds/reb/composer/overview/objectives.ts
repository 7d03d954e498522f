import { fillPhrase, searchable } from "../../../../text/wording";
import type { SubjectFamily } from "../../course/constants";
import { isShownFamily } from "../../course/family";
import type { LessonDraft } from "../lesson/lesson";
import { calmObjective } from "../stages/calm";
import { entryObjective } from "./standards";

/** What learners do rather than talk about, by how its title begins: "Using a rain gauge", "Gupima uburebure". */
const doing =
  /^(?:using|use|measur(?:e|ing)|draw(?:ing)?|mak(?:e|ing)|build(?:ing)?|construct(?:ing)?|plot(?:ting)?|separat(?:e|ing)|plant(?:ing)?|sew(?:ing)?|cook(?:ing)?|utiliser|mesurer|dessiner|tracer|fabriquer|construire|separer|planter|gukoresha|gupima|gushushanya|gukora|kubaka|gutandukanya|gutera|kutumia|kupima|kuchora|kutengeneza|kujenga|kutenganisha|kupanda)\b/;
const doingFamilies: readonly SubjectFamily[] = ["sciences", "social", "ict", "business", "general"];

function isSkill({ family, request }: LessonDraft): boolean {
  return doingFamilies.includes(family) && doing.test(searchable(request.lessonTitle).trim());
}

/** Sport and arts have their things to work with; elsewhere they depend on the topic. */
function toolsOf({ bank, family, phrases, age }: LessonDraft): string {
  return isShownFamily(family) ? phrases.tools[age] : bank.frame.tools;
}

function stageOf({ age, band }: LessonDraft): "early" | "primary" | "secondary" {
  if (age === "older") return "secondary";
  return band === "early" ? "early" : "primary";
}

function frameObjective(lesson: LessonDraft): string {
  const { bank, phrases, values } = lesson;
  const phrase = isSkill(lesson) ? bank.frame.skill : phrases.objective[stageOf(lesson)];
  const objective = fillPhrase(phrase, { ...values, topic: values.title ?? "" });
  const whole = fillPhrase(bank.common.objective, { ...values, objective, tools: toolsOf(lesson) });
  return `${bank.frame.notice}\n${whole}`;
}

/** The objective with its five parts: condition, who, observable action, content, standard. Source: REB template notes. */
export function objectives(lesson: LessonDraft): string {
  const { held, bank, values } = lesson;
  if (held.way === "frame") return frameObjective(lesson);
  if (held.way === "entry") return entryObjective(lesson, held.entry);
  const objective = fillPhrase(bank.common.objective, { ...values, ...calmObjective(lesson, held) });
  return held.entry ? objective : `${held.calm.phrases.notice}\n${objective}`;
}
