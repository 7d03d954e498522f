import { carefulPick } from "../../../../safety/care";
import { rotationFor, type Pick } from "../../../../text/rotation";
import { searchable, type Values } from "../../../../text/wording";
import { isOutdoors } from "../../outdoors";
import { ageBand } from "../../course/age";
import type { AgeBand, SubjectFamily } from "../../course/constants";
import { isShownFamily, subjectFamily } from "../../course/family";
import type { Wishes } from "../../../../text/wishes";
import { findNeeds } from "../../../../needs/needs";
import type { RebRequest } from "../../schema";
import type { RebBackground } from "../../types";
import { phraseBanks } from "../banks";
import { lessonMinutes, type LessonMinutes } from "../timing/lesson";
import type { FamilyPhrases, LessonContent, RebPhraseBank, PlannedNeed } from "../types";
import { actsOf } from "./body-acts";
import { contentOf } from "./content";
import { careOf, entryOf, readHeld, type TeachingMode } from "./held";
import { askedQuestions, plannedMethods, wishedMethods, type PlannedMethods } from "./methods";
import { plannedNeeds } from "./planned-needs";
import { entryGroupSize, heldValues, requestValues } from "./values";
import { wishedSize } from "./wished";
import { wishesOf } from "./wishes";

/** Everything that the parts of one plan are written from. */
export type LessonDraft = {
  request: RebRequest;
  background: RebBackground;
  bank: RebPhraseBank;
  band: AgeBand;
  age: "young" | "older";
  family: SubjectFamily;
  phrases: FamilyPhrases;
  held: TeachingMode;
  content: LessonContent;
  outside: boolean;
  needs: PlannedNeed[];
  /** What the teacher noted for this lesson: rules that the teacher keeps, and what the quick ones do. */
  own: { rules: string[]; pace: string[] };
  /** What there is to work with, and in what groups. */
  wishes: Wishes;
  /** How the teacher wishes it to be taught. */
  methods: PlannedMethods;
  groupSize: number | null;
  minutes: LessonMinutes;
  values: Values;
  pick: Pick;
};

/** A calm lesson's own phrases name whom its needs concern. */
function withNeeds(held: TeachingMode, needs: string): TeachingMode {
  if (held.way !== "calm") return held;
  return { ...held, calm: { ...held.calm, values: { ...held.calm.values, needs } } };
}

/** Reads a request: age, subject family, topic, needs, place and groups, and the phrases that go with them. */
export function readLesson(source: { request: RebRequest; background: RebBackground; seed: number }): LessonDraft {
  const { request, background, seed } = source;
  const { language } = request;
  const bank = phraseBanks[language];
  const band = ageBand(request.classLevel);
  const family = subjectFamily(request.subject);
  const outside = isOutdoors.test(searchable(request.location));
  const minutes = lessonMinutes(request.totalDuration);
  const found = findNeeds(request.specialNeeds);
  const wished = wishedMethods(request, found.methods);
  const wishes = wishesOf(found, wished);
  const questions = askedQuestions(wished);
  const asked = requestValues(request, bank, { isOutside: outside, wishes, questions });
  const held = readHeld({ request, background, bank }, { band, minutes, values: asked, questions });
  const content = contentOf(held, { bank, family, language });
  const acts = actsOf(entryOf(held), outside || isShownFamily(family));
  const { needs, whom, own } = plannedNeeds({ request, bank, acts, held, found });
  const concerned = whom || bank.common.supported;
  const course = { teacher: request.teacherName, subject: request.subject, className: request.classLevel };
  const pick = rotationFor(course, seed);
  return {
    request,
    background,
    bank,
    band,
    family,
    content,
    outside,
    needs,
    own,
    wishes,
    minutes,
    methods: plannedMethods(wished, { request, held }),
    groupSize:
      held.way === "entry" ? entryGroupSize(held.entry, request, wishes) : wishedSize(wishes, request.classSize, null),
    age: band === "lower" || band === "upper" ? "older" : "young",
    phrases: bank.families[family],
    held: withNeeds(held, concerned),
    values: {
      ...asked,
      hook: content.hook,
      task: content.task,
      apply: content.apply,
      findings: content.findings.join(" "),
      ...heldValues(held, request, { bank, wishes }),
      needs: concerned,
    },
    pick: careOf(held) ? carefulPick(pick, language) : pick,
  };
}
