import { describe, expect, it } from "vitest";
import { aRebRequest, aRtbRequest } from "@/db/seed/makers";
import { loadBank } from "@/lib/bank/queries";
import { planLanguages, type PlanLanguage } from "@/lib/core/language";
import { composeReb } from "@/lib/plans/kinds/reb/composer";
import { rebBrief } from "@/lib/plans/kinds/reb/schema";
import { composeRtb } from "@/lib/plans/kinds/rtb/composer";
import { rtbBrief } from "@/lib/plans/kinds/rtb/schema";
import { calmPhrases, calmTradePhrases } from "@/lib/plans/safety/calm";
import { sensitiveTopics, type SensitiveTopic } from "@/lib/plans/safety/constants";
import type { CalmPhrases } from "@/lib/plans/safety/types";
import { inOneLine } from "@/lib/plans/text/wording";
import { composed, topicsOf } from "./compose";
import { titles } from "./titles";

const themes = sensitiveTopics.flatMap((topic) =>
  planLanguages.map((language) => ({ topic, language, title: titles[topic][language] })),
);

const calmly: Record<PlanLanguage, RegExp> = {
  en: /\bcalm/i,
  fr: /\bcalme/i,
  rw: /mutuzo|rituje|batuz/i,
  sw: /tulivu|watulie/i,
};
const silence: Record<PlanLanguage, RegExp> = {
  en: /\bsilen(?:t|ce)\b/i,
  fr: /se taire|\bsilence\b/i,
  rw: /guceceka/i,
  sw: /kunyamaza/i,
};

type Said = { opening: string; learners: string; whole: string };

/** The four lines that every lesson on such a topic has, whoever teaches it to whom. */
function expectRespect(
  { opening, learners, whole }: Said,
  { topic, language, phrases, isYoung = false }: (typeof themes)[number] & { phrases: CalmPhrases; isYoung?: boolean },
) {
  expect(opening).toMatch(calmly[language]);
  expect(opening).toMatch(silence[language]);
  expect(learners.trim()).not.toBe("");
  expect(opening).toContain(phrases.topics[topic].respect.slice(1));
  expect(whole).toContain(isYoung ? phrases.help.simple : phrases.help.base);
  if (!isYoung) expect(whole).toContain(phrases.help.helpline);
}

/** Three topics in one title, each once as the first of them. */
const together = sensitiveTopics.flatMap((first, at) =>
  planLanguages.map((language) => {
    const topics = [0, 1, 2].map((step) => sensitiveTopics[(at + step) % sensitiveTopics.length] ?? first);
    return { language, title: topics.map((topic) => titles[topic][language]).join("; "), topics };
  }),
);

describe("a plan on several sensitive topics", () => {
  it.each(together)("says how each of them is spoken of: $title", ({ language, title, topics }) => {
    const lesson = { id: "", kind: "reb", language, subject: "", lessonTitle: title, classLevel: "S3", topics };
    const session = { id: "", kind: "rtb", language, trade: "", topicOfSession: title, topics };
    const openings: [unknown, Record<SensitiveTopic, { respect: string }>][] = [
      [composed(lesson, 1).content.introductionTeachingActivities, calmPhrases[language].topics],
      [composed(session, 1).content.introductionTrainerActivity, calmTradePhrases(language).topics],
    ];
    expect(topicsOf(lesson)).toEqual(expect.arrayContaining(topics));
    for (const [opening, phrases] of openings)
      for (const topic of topics) expect(opening).toContain(phrases[topic].respect.slice(1));
  });
});

describe("a lesson on a sensitive topic", () => {
  const open = { unitTitle: "", keyUnitCompetence: "", specialNeeds: "", activitiesDescription: "" };

  describe.each(["P2", "P5", "S3"])("in %s", (classLevel) => {
    it.each(themes)("opens calmly, lets be silent, says the words and who helps: $topic, $language", (theme) => {
      const { language, title: lessonTitle } = theme;
      const given = { ...aRebRequest(), ...open, classLevel, subject: "", lessonTitle, language };
      const phrases = calmPhrases[language];
      // Each opening takes its turn.
      for (let seed = 0; seed < 3; seed += 1) {
        const plan = composeReb({ request: rebBrief.parse(given), background: { unit: null }, seed });
        const { introductionTeachingActivities: opening, introductionLearningActivities: learners } = plan;
        const whole = `${opening}\n${plan.conclusionTeachingActivities}`;
        expectRespect({ opening, learners, whole }, { ...theme, phrases, isYoung: classLevel === "P2" });
      }
    });
  });
});

describe("a session on a sensitive topic", () => {
  const open = { moduleTitle: "", learningOutcomes: "", indicativeContent: "", range: "", trade: "" };

  it.each(themes)("opens calmly, lets be silent, says the words and who helps: $topic, $language", (theme) => {
    const { language, title: topicOfSession } = theme;
    const request = rtbBrief.parse({ ...aRtbRequest(), ...open, topicOfSession, language });
    for (let seed = 0; seed < 3; seed += 1) {
      const plan = composeRtb({ request, background: { module: null }, seed });
      const { introductionTrainerActivity: opening, introductionLearnerActivity: learners, summary } = plan;
      const phrases = calmTradePhrases(language);
      expectRespect({ opening, learners, whole: `${opening}\n${summary}` }, { ...theme, phrases });
    }
  });
});

describe("a lesson of the bank on a sensitive topic", () => {
  const lessons = loadBank().lessons.filter(({ sensitive }) => sensitive);

  it("is one of several", () => expect(lessons.length).toBeGreaterThan(4));

  const known = lessons.map((lesson) => [lesson.id, lesson] as const);

  /** The lesson under its own title, which may name something else as well. */
  function planOf(lesson: (typeof lessons)[number], besides = "") {
    const { language, subject } = lesson;
    const [classLevel = ""] = lesson.classes;
    const [title = ""] = lesson.titles[language] ?? [];
    const open = { unitTitle: "", keyUnitCompetence: "", specialNeeds: "", activitiesDescription: "" };
    const typed = { ...open, classLevel, subject, lessonTitle: `${title}${besides}`, language };
    const request = rebBrief.parse({ ...aRebRequest(), ...typed });
    return composeReb({ request, background: { unit: null, known: { entry: lesson, before: null } }, seed: 0 });
  }

  it.each(known)("%s says its own words and who helps", (_, lesson) => {
    const { language, sensitive } = lesson;
    const plan = planOf(lesson);
    const opening = plan.introductionTeachingActivities;
    const whole = `${opening}\n${plan.developmentTeachingActivities}\n${plan.conclusionTeachingActivities}`;
    expect(opening).toMatch(calmly[language]);
    expect(opening).toMatch(silence[language]);
    expect(whole).toContain(inOneLine(sensitive?.wording ?? "").slice(1, 60));
    expect(whole).toContain(inOneLine(sensitive?.support ?? "").slice(1, 60));
  });

  it.each(known)("%s says besides how another topic of the title is spoken of", (_, lesson) => {
    const { language, sensitive } = lesson;
    const other = sensitive?.topics.includes("disability") ? "death" : "disability";
    const plan = planOf(lesson, `; ${titles[other][language]}`);
    const opening = plan.introductionTeachingActivities;
    expect(opening).toContain(inOneLine(sensitive?.wording ?? "").slice(1, 60));
    expect(opening).toContain(calmPhrases[language].topics[other].respect.slice(1));
  });

  it.each(known)("%s names beside its own helpers those of another topic of the title", (_, lesson) => {
    const { language, sensitive } = lesson;
    const other = sensitive?.topics.includes("abuse") ? "contraception" : "abuse";
    const plan = planOf(lesson, `; ${titles[other][language]}`);
    const helpers = calmPhrases[language].help;
    // A sentence may begin with it.
    const own = inOneLine(sensitive?.support ?? "").slice(1);
    const whole = Object.values(plan).join("\n");
    const lines = whole.split("\n").filter((line) => line.includes(own));
    // In the lesson, and in the key to the question on it.
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(line).toContain(`${own}${helpers.separator}${helpers.base}`);
    expect(whole).toContain("Isange");
  });
});
