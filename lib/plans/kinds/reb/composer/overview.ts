import { harmsIn } from "../../../safety/forbidden";
import { sentencesOf } from "../../../safety/words";
import { withOfficialWording } from "../../../safety/wording";
import { calmDiscovery, calmMaterials, calmObjective, calmOverview, isCalmFrame } from "./calm-phases";
import { knownAssessment, knownObjective } from "./known-standards";
import { knownMaterials } from "./known-materials";
import type { SubjectFamily } from "./constants";
import type { Lesson } from "./lesson";
import { discoveryMove, isPerformed } from "./moves";
import {
  bullets,
  fillPhrase,
  fillGivenSentences,
  isFilled,
  numbered,
  oneLine,
  quote,
  searchable,
} from "../../../text/wording";

/** What learners do rather than talk about, by how its title begins: "Using a rain gauge", "Gupima uburebure". */
const doing =
  /^(?:using|use|measur(?:e|ing)|draw(?:ing)?|mak(?:e|ing)|build(?:ing)?|construct(?:ing)?|plot(?:ting)?|separat(?:e|ing)|plant(?:ing)?|sew(?:ing)?|cook(?:ing)?|utiliser|mesurer|dessiner|tracer|fabriquer|construire|separer|planter|gukoresha|gupima|gushushanya|gukora|kubaka|gutandukanya|gutera|kutumia|kupima|kuchora|kutengeneza|kujenga|kutenganisha|kupanda)\b/;
const doingFamilies: readonly SubjectFamily[] = ["sciences", "social", "ict", "business", "general"];

function isSkill({ family, request }: Lesson): boolean {
  return doingFamilies.includes(family) && doing.test(searchable(request.lessonTitle).trim());
}

/** The objective with its five parts: condition, who, observable action, content, standard. Source: REB template notes. */
export function objectives(lesson: Lesson): string {
  const { bank, band, phrases } = lesson;
  const stage = lesson.age === "older" ? "secondary" : band === "early" ? "early" : "primary";
  const named = { ...lesson.values, topic: lesson.values.title ?? "" };
  if (lesson.calm) {
    const held = fillPhrase(bank.common.objective, { ...lesson.values, ...calmObjective(lesson, lesson.calm) });
    return isCalmFrame(lesson) ? `${lesson.calm.phrases.notice}\n${held}` : held;
  }
  if (lesson.known) return knownObjective(lesson, lesson.known);
  const objective = fillPhrase(isSkill(lesson) ? bank.frame.skill : phrases.objective[stage], named);
  const own = fillPhrase(bank.common.objective, { ...lesson.values, objective, tools: toolsOf(lesson) });
  return `${bank.frame.notice}\n${own}`;
}

/** Sport and arts have their places and things; elsewhere what is worked with depends on the topic. */
function isShown({ family }: Lesson): boolean {
  return family === "sport" || family === "arts";
}

function toolsOf(lesson: Lesson): string {
  return isShown(lesson) ? lesson.phrases.tools[lesson.age] : lesson.bank.frame.tools;
}

/** What teacher and learners need, from a Rwandan school and its surroundings, adapted copies included. */
export function materials(lesson: Lesson): string {
  const { bank, band, family, phrases, content } = lesson;
  const { common } = bank;
  const own = phrases.materials[lesson.age];
  const young = band === "early" && !isShown(lesson) ? bank.early.materials : [];
  const usual = [lesson.outside ? common.materials.outsideBoard : common.materials.board, common.materials.notebooks];
  const adapted = new Set(lesson.needs.map((need) => need.material));
  if (lesson.calm) {
    const calm = [...calmMaterials(lesson, lesson.calm), ...(band === "early" ? [] : usual)];
    return bullets([...calm, ...adapted]);
  }
  if (lesson.known) {
    const written = band === "early" ? usual.slice(0, 1) : usual;
    return bullets([...knownMaterials(lesson, lesson.known), ...written, lesson.known.phrases.cover, ...adapted]);
  }
  const items = [
    content.material,
    ...(young.length > 0 ? young : isShown(lesson) ? own : []),
    ...(family === "sport" ? [] : usual),
    ...adapted,
  ];
  return bullets(items);
}

/** A phrase whose subject or class is not known, without the marks and little words that stood before them. */
function withoutGaps(phrase: string): string {
  return phrase
    .replace(/\(\s*(?:,\s*)?\)/g, "")
    .replace(/([:(]|\bfor|\bwa)\s*,\s*/g, "$1 ")
    .replace(/[\s\u00a0]*(?:,|:|\bfor|\bya|:?\s*(?:syllabus for|muhtasari wa))\s*$/, "")
    .replace(/,\s*\)/g, ")")
    .replace(/[\s\u00a0]+:$/, "")
    .replace(/ {2,}/g, " ")
    .trim();
}

/** Only what surely exists: the catalogue's source of the unit, else the official documents by what they are. */
export function references(lesson: Lesson): string {
  const { common } = lesson.bank;
  const { request, background, values } = lesson;
  const { unit } = background;
  // What is said on a sensitive topic can be looked up.
  const sources = background.known?.entry.sensitive?.sources ?? [];
  const known = {
    subject: isFilled(request.subject) ? (values.subject ?? "") : "",
    class: isFilled(request.classLevel) ? (values.class ?? "") : "",
  };
  if (unit) {
    const unitValues = {
      unitNo: String(unit.unitNo ?? ""),
      unitTitle: quote(unit.unitTitle, request.language, 160),
      subject: oneLine(unit.subject, 60),
      class: oneLine(unit.classLevel ?? request.classLevel, 40),
      source: unit.source,
    };
    const phrase = unit.unitNo === null ? common.references.unitUntitled : common.references.unit;
    return bullets([withoutGaps(fillPhrase(phrase, unitValues)), ...sources]);
  }
  const { syllabus, learnersBook, teachersGuide } = common.references;
  return bullets([
    ...[syllabus, learnersBook, teachersGuide].map((phrase) => withoutGaps(fillPhrase(phrase, known))),
    ...sources,
  ]);
}

/** How each learner is assessed during and at the end of the lesson, with the questions about this topic. */
export function assessment(lesson: Lesson): string {
  if (lesson.known) return knownAssessment(lesson, lesson.known);
  const { assessment: phrases } = lesson.bank.common;
  const { values, content } = lesson;
  const performed = !lesson.calm && isShown(lesson);
  const final = performed
    ? phrases.practical
    : (lesson.calm ? lesson.band === "early" : isPerformed(lesson))
      ? phrases.oral
      : phrases.written;
  const isShort = values.total === "3" && !lesson.guide;
  const questions = isShort ? content.questions.filter((_, index) => index % 2 === 0) : content.questions;
  // Whoever stays silent in a calm lesson is not marked down for it.
  const during = lesson.calm ? [] : [phrases.observation];
  const ways = lesson.needs.map((need) => need.assessment ?? "");
  const usual = [...during, final, phrases.standard, phrases.competence].map((line) =>
    fillGivenSentences(line, values),
  );
  const lines = [...usual, ...ways].filter(isFilled);
  return [bullets(lines), fillPhrase(phrases.questions, values), numbered(questions)].join("\n");
}

/** The teacher's own words; in a lesson on a sensitive topic without the sentences that ask for what it forbids. */
function ownDescription({ request, ...lesson }: Lesson): string {
  const { activitiesDescription: text, language } = request;
  const calm = lesson.calm ?? lesson.care;
  if (!calm || harmsIn(text, language).length === 0) return calm ? withOfficialWording(text) : text;
  const kept = sentencesOf(text).filter((sentence) => harmsIn(sentence, language).length === 0);
  return withOfficialWording(kept.join(" "));
}

/** A lesson whose unit is not named is not said to be one of it. */
function overviews({ bank, values }: Lesson): string[] {
  return bank.common.overview.filter((text) => values.unit !== "" || !text.includes("{unit}"));
}

/** What stands above the two columns: the teacher's own words, or an overview where she wants one. */
export function activitiesDescription(lesson: Lesson): string {
  const { request, bank, calm, known } = lesson;
  const own = ownDescription(lesson);
  if (own.trim() !== "") return own;
  if (!request.includeActivitiesDescription && request.activitiesDescription.trim() === "") return "";
  // What a lesson of the bank holds is told by its name; a frame speaks of "the topic of the lesson".
  const values = known ? { ...lesson.values, topic: lesson.values.title ?? "" } : lesson.values;
  const overview = calm
    ? calmOverview(lesson, calm)
    : fillGivenSentences(lesson.pick("overview", overviews(lesson)), values);
  const strategy = (calm ? calmDiscovery(lesson, calm) : discoveryMove(lesson)).name;
  return strategy ? `${overview} ${fillPhrase(bank.common.approach, { strategy })}` : overview;
}
