import { describe, expect, it } from "vitest";
import { planLanguages } from "@/lib/core/language";
import { crossCuttingIssues } from "@/lib/plans/kinds/reb/composer/constants";
import { officialTerms } from "@/lib/plans/kinds/reb/composer/terms";
import { calmPhrases, calmTradePhrases } from "@/lib/plans/safety/calm";
import { sensitiveTopics, type SensitiveTopic } from "@/lib/plans/safety/constants";
import { composed } from "./compose";
import { titles } from "./titles";

type Issue = (typeof crossCuttingIssues)[number];

const memory: Issue[] = ["genocideStudies", "peace"];
const care: Issue[] = ["peace", "gender"];
const health: Issue[] = ["sexuality", "gender"];

/** The cross-cutting issues that a lesson on the topic addresses, the first of them where the lesson is developed. */
const fitting: Record<SensitiveTopic, Issue[]> = {
  genocide: memory,
  holocaust: memory,
  otherGenocide: memory,
  slavery: care,
  war: care,
  death: care,
  suicide: care,
  abuse: ["gender", "sexuality", "peace"],
  hiv: health,
  contraception: health,
  menstruation: health,
  puberty: health,
  substances: care,
  disability: ["inclusion", "peace"],
};

/** Centres for victims of violence: at each of these topics somebody may tell of it. */
const namesIsange: SensitiveTopic[] = ["abuse", "hiv", "contraception"];

const cases = sensitiveTopics.flatMap((topic) => planLanguages.map((language) => [topic, language] as const));

function lessonOn(topic: SensitiveTopic, language: (typeof planLanguages)[number]) {
  const lessonTitle = titles[topic][language];
  const typed = { id: "", kind: "reb", language, subject: "", lessonTitle, classLevel: "S3", topics: [topic] };
  return composed(typed, 1).content;
}

function sessionOn(topic: SensitiveTopic, language: (typeof planLanguages)[number]) {
  const topicOfSession = titles[topic][language];
  return composed({ id: "", kind: "rtb", language, trade: "", topicOfSession, topics: [topic] }, 1).content;
}

/** The official issues that a text names. */
function namedIn(text: unknown, language: (typeof planLanguages)[number]): Issue[] {
  const { crosscuttingIssues: names } = officialTerms(language);
  return crossCuttingIssues.filter((_, at) => String(text).includes(names[at] ?? "-"));
}

describe("a lesson on a sensitive topic", () => {
  it.each(cases)("addresses the issues that fit it, and none else beside inclusion: %s, %s", (topic, language) => {
    const lesson = lessonOn(topic, language);
    const addressed = namedIn(lesson.crosscuttingIssues, language);
    expect(addressed.sort()).toEqual([...new Set<Issue>([...fitting[topic], "inclusion"])].sort());
    const [first] = fitting[topic];
    expect(namedIn(lesson.developmentCrosscuttingIssues, language)).toContain(first);
  });
});

describe("a plan on a sensitive topic", () => {
  it.each(cases)("names the centres for victims where somebody may tell of violence: %s, %s", (topic, language) => {
    const plans = [
      [lessonOn(topic, language), calmPhrases[language].help],
      [sessionOn(topic, language), calmTradePhrases(language).help],
    ] as const;
    for (const [plan, { base, isange, helpline, separator }] of plans) {
      const text = Object.values(plan).join("\n");
      const named = namesIsange.includes(topic);
      expect(text).toContain([base, ...(named ? [isange] : []), helpline].join(separator));
      expect(/Isange One Stop/.test(text)).toBe(named);
    }
  });
});
