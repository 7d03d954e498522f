import { describe, expect, it } from "vitest";
import { planLanguages, type PlanLanguage } from "@/lib/core/language";
import { composeReb } from "@/lib/plans/kinds/reb/composer";
import { phraseBanks } from "@/lib/plans/kinds/reb/composer/banks";
import { subjectFamilies } from "@/lib/plans/kinds/reb/course/constants";
import { aRebRequest } from "./requests";

type Leaf = { path: string; text: string };

function leaves(value: unknown, path = ""): Leaf[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => leaves(item, `${path}/${key}`));
}

const placeholders = new Set(
  (
    "topic title name way unit competence subject class inGroups inPairs onBoard total right tools hook task apply findings needs " +
    "strategy n size count who Who need objective source unitNo unitTitle " +
    "question answer verb content condition standard texts expected ask says problem steps support questions text term meaning rw said from to exercises minutes marks keyed keys items units settled terms object example things stations step"
  ).split(" "),
);

function used(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? "").sort();
}

describe("the composer's phrases", () => {
  const english = leaves(phraseBanks.en);

  it.each(planLanguages)("have the same places and placeholders in %s as in English", (language) => {
    const own = new Map(leaves(phraseBanks[language]).map((leaf) => [leaf.path, leaf.text]));
    expect([...own.keys()].sort()).toEqual(english.map((leaf) => leaf.path).sort());
    for (const { path, text } of english) {
      const names = used(own.get(path) ?? "");
      for (const name of names) expect(placeholders.has(name), `${path} {${name}}`).toBe(true);
      const needed = used(text).filter((name) => !["topic", "class", "unit"].includes(name));
      expect(new Set(names.filter((name) => !["topic", "class", "unit"].includes(name))), path).toEqual(
        new Set(needed),
      );
    }
  });

  it.each(planLanguages)("offer four ways or more in each place of each family in %s", (language) => {
    for (const family of subjectFamilies)
      for (const place of ["introduction", "discovery", "application", "conclusion"] as const)
        expect(phraseBanks[language].families[family][place].length).toBeGreaterThanOrEqual(4);
  });

  it.each(planLanguages)("name at least forty strategies in %s, five for each family of subjects", (language) => {
    const { families, early, inquiry } = phraseBanks[language];
    for (const family of subjectFamilies)
      expect(families[family].discovery.length, family).toBeGreaterThanOrEqual(family === "general" ? 4 : 5);
    const moves = [...Object.values(families), early, inquiry].flatMap(({ discovery }) => discovery);
    const names = moves.map(({ name }) => name ?? "");
    expect(names).not.toContain("");
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThanOrEqual(40);
    const lines = moves.flatMap(({ teacher, learners }) => [...teacher, ...learners]);
    expect(new Set(lines).size).toBe(lines.length);
    for (const { name, teacher, learners } of moves) expect([teacher.length, learners.length], name).toEqual([2, 2]);
  });

  it.each(planLanguages)("ask five questions where the content is the teacher’s in %s", (language) => {
    const { frame } = phraseBanks[language];
    for (const questions of [frame.questions, frame.shown]) expect(questions).toHaveLength(5);
  });

  it.each(planLanguages)("are typeset for print in %s", (language) => {
    for (const { path, text } of leaves(phraseBanks[language])) {
      expect(text, path).toBe(text.trim());
      expect(text, path).not.toMatch(/'|"| {2}|\u202f/);
      if (language === "fr") expect(text, path).not.toMatch(/[^\s\u00a0][?!;»]|«[^\s\u00a0]/);
    }
  });
});

/** Words that only one language has; they betray a sentence left in it. */
const betraying: Record<PlanLanguage, RegExp> = {
  en: /\b(the|and|with|learners|their|each|what|from|which)\b/i,
  fr: /\b(les|des|avec|apprenants|leurs|chaque|pour|dans|une)\b/i,
  rw: /\b(abanyeshuri|kandi|isomo|gusaba|cyangwa|hanyuma|buri)\b/i,
  sw: /\b(wanafunzi|kwa|katika|kuwaomba|kisha|kuhusu|mwalimu)\b/i,
};
const titles: [string, string, string][] = [
  ["Mathematics", "P4", "7"],
  ["Kinyarwanda", "P2", "7"],
  ["Physics", "S2", "7"],
  ["History and Citizenship", "S5", "7"],
  ["Music", "S1", "7"],
  ["Physical Education", "P6", "7"],
  ["Entrepreneurship", "S4", "7"],
  ["ICT", "S6", "7"],
  ["Unheard", "Year 1", "7"],
];

/** Successive lessons of one class. */
const courses: [string, string, string][] = [
  ...titles,
  ["Mathematics", "P4", "Adding fractions"],
  ["English", "P6", "Reading a story aloud"],
  ["Biology and Health Sciences", "S3", "Photosynthesis"],
  ["Physical Education", "P5", "Passing the ball in football"],
  ["Creative Arts: Music, Fine Art and Craft", "P3", "Singing a song"],
  ["Entrepreneurship", "S4", "Preparing a simple budget"],
];

describe("the lessons of a term", () => {
  it.each(courses)("of %s in %s on %s use no strategy twice within four", (subject, classLevel, lessonTitle) => {
    const request = aRebRequest({
      subject,
      classLevel,
      lessonTitle,
      unitTitle: "Unit",
      includeActivitiesDescription: true,
    });
    const approach = phraseBanks.en.common.approach.replace("{strategy}.", "");
    const strategies = Array.from({ length: 12 }, (_, seed) => {
      const { activitiesDescription } = composeReb({ request, background: { unit: null }, seed });
      return activitiesDescription.split(approach)[1] ?? "";
    });
    expect(strategies).not.toContain("");
    for (const [lesson, strategy] of strategies.entries())
      expect(strategies.slice(Math.max(0, lesson - 3), lesson)).not.toContain(strategy);
  });
});

describe("a plan's language", () => {
  it.each(planLanguages)("is only its own in %s", (language) => {
    for (const [subject, classLevel, lessonTitle] of titles)
      for (let seed = 0; seed < 12; seed += 1) {
        const given = { language, subject, classLevel, lessonTitle, unitTitle: "7", keyUnitCompetence: "7" };
        const request = aRebRequest({ ...given, specialNeeds: "2 blind, 1 deaf", includeActivitiesDescription: true });
        const plan = composeReb({ request, background: { unit: null }, seed });
        const written = leaves({
          ...plan,
          subject: "",
          specialNeeds: "",
          schoolName: "",
          teacherName: "",
          term: "",
          location: "",
        })
          .map((leaf) => leaf.text.replaceAll(subject, ""))
          .join("\n")
          .replace(/^(?:- )?Isomo /gm, "")
          .replace(/“[^”]*”|«[^»]*»/g, " ");
        for (const other of planLanguages.filter((name) => name !== language)) {
          expect(written.match(betraying[other])?.[0], `${other} in ${language}, ${subject}`).toBeUndefined();
        }
      }
  });
});
