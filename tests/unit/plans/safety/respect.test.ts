import { describe, expect, it } from "vitest";
import { aRebRequest, aRtbRequest } from "@/db/seed/makers";
import { loadBank } from "@/lib/bank/queries";
import { planLanguages, type PlanLanguage } from "@/lib/core/language";
import { composeReb } from "@/lib/plans/kinds/reb/composer";
import { rebBrief } from "@/lib/plans/kinds/reb/schema";
import { composeRtb } from "@/lib/plans/kinds/rtb/composer";
import { rtbBrief } from "@/lib/plans/kinds/rtb/schema";
import { calmPhrases, calmTradePhrases } from "@/lib/plans/safety/calm";
import { sensitiveTopics } from "@/lib/plans/safety/constants";
import type { CalmPhrases } from "@/lib/plans/safety/types";
import { inOneLine } from "@/lib/plans/text/wording";
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

  it.each(lessons.map((lesson) => [lesson.id, lesson] as const))("%s says its own words and who helps", (_, lesson) => {
    const { language, subject, sensitive } = lesson;
    const [classLevel = ""] = lesson.classes;
    const [lessonTitle = ""] = lesson.titles[language] ?? [];
    const given = {
      ...aRebRequest(),
      unitTitle: "",
      keyUnitCompetence: "",
      specialNeeds: "",
      activitiesDescription: "",
    };
    const request = rebBrief.parse({ ...given, classLevel, subject, lessonTitle, language });
    const plan = composeReb({ request, background: { unit: null, known: { entry: lesson, before: null } }, seed: 0 });
    const opening = plan.introductionTeachingActivities;
    const whole = `${opening}\n${plan.developmentTeachingActivities}\n${plan.conclusionTeachingActivities}`;
    expect(opening).toMatch(calmly[language]);
    expect(opening).toMatch(silence[language]);
    expect(whole).toContain(inOneLine(sensitive?.wording ?? "").slice(1, 60));
    expect(whole).toContain(inOneLine(sensitive?.support ?? "").slice(1, 60));
  });
});
