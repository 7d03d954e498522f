import { describe, expect, it } from "vitest";
import { aRebRequest, aRtbRequest } from "@/db/seed/makers";
import { planLanguages } from "@/lib/core/language";
import { rebNotes } from "@/lib/plans/kinds/reb/fields";
import { reb } from "@/lib/plans/kinds/reb/kind";
import { composeReb } from "@/lib/plans/kinds/reb/composer";
import { inspectReb } from "@/lib/plans/kinds/reb/inspection";
import { rebBrief } from "@/lib/plans/kinds/reb/schema";
import { composeRtb } from "@/lib/plans/kinds/rtb/composer";
import { inspectRtb } from "@/lib/plans/kinds/rtb/inspection";
import { rtbNotes } from "@/lib/plans/kinds/rtb/fields";
import { rtb } from "@/lib/plans/kinds/rtb/kind";
import { rtbBrief } from "@/lib/plans/kinds/rtb/schema";
import { withLesson } from "@/lib/plans/runs/lessons";
import { sensitiveTopics } from "@/lib/plans/safety/constants";
import { sensitiveTopicsIn } from "@/lib/plans/safety/recognition";
import { titles } from "./titles";

const notice = {
  en: /Isomo has no (?:content|job sheet) for this topic yet/,
  fr: /Isomo n’a pas encore de (?:contenu|fiche de travail) pour ce thème/,
  rw: /Isomo ntifite (?:ibyigishwa by’iri|urupapuro rw’umurimo rw’iri) somo/,
  sw: /Isomo bado haina (?:maudhui|karatasi ya kazi) ya mada hii/,
};

const themes = sensitiveTopics.flatMap((topic) =>
  planLanguages.map((language) => ({ topic, language, title: titles[topic][language] })),
);
const open = { unitTitle: "", keyUnitCompetence: "", specialNeeds: "", activitiesDescription: "" };
const openSession = { moduleTitle: "", learningOutcomes: "", indicativeContent: "", range: "" };

function lesson(title: string, given: object) {
  return rebBrief.parse({ ...aRebRequest(), ...open, classLevel: "S3", subject: "", lessonTitle: title, ...given });
}

function session(title: string, given: object) {
  return rtbBrief.parse({ ...aRtbRequest(), ...openSession, trade: "", topicOfSession: title, ...given });
}

/** Boxes for what a teacher has to bring are there, and the plan counts as one that nobody has filled. */
function expectBoxes(plan: Record<string, unknown>, names: readonly string[]) {
  for (const name of names) expect(String(plan[name]).trim(), name).not.toBe("");
}

describe("a frame on a sensitive topic", () => {
  it.each(themes)("is on that topic: $topic, $language", ({ topic, title }) => {
    expect(sensitiveTopicsIn([title])).toContain(topic);
  });

  it.each(themes)("says that it has no content, with boxes to fill, as a lesson: $topic, $language", (theme) => {
    for (const classLevel of ["P2", "P5", "S3"]) {
      const request = lesson(theme.title, { language: theme.language, classLevel });
      const plan = composeReb({ request, background: { unit: null }, seed: 1 });
      expect(plan.instructionalObjectives).toMatch(notice[theme.language]);
      expect(plan.introductionTeachingActivities.split("\n")[0]).toMatch(notice[theme.language]);
      expectBoxes(plan, ["notesSummary", "notesExercises", "notesAnswers"]);
      expect(reb.neighbours(plan)).not.toBeNull();
      const { score, findings } = inspectReb(plan, { unit: null });
      expect(findings.map(({ rule }) => rule)).toContain("frameOnly");
      expect(findings.filter(({ criterion }) => criterion === "safety")).toEqual([]);
      expect(score).toBeLessThanOrEqual(60);
    }
  });

  it.each(themes)("says so as a session: $topic, $language", ({ title, language }) => {
    const plan = composeRtb({ request: session(title, { language }), background: { module: null }, seed: 1 });
    expect(plan.introductionTrainerActivity).toMatch(notice[language]);
    expectBoxes(plan, ["notesSheet", "notesQuestions", "notesAnswers"]);
    const { score, findings } = inspectRtb(plan, { module: null });
    expect(findings.map(({ rule }) => rule)).toContain("frameOnly");
    expect(findings.filter(({ criterion }) => criterion === "safety")).toEqual([]);
    expect(score).toBeLessThanOrEqual(60);
  });

  it.each(themes)("is wanted before it is made: $topic, $language", ({ title, language }) => {
    const asked = (make: () => unknown) => {
      try {
        return make();
      } catch (error) {
        return error;
      }
    };
    const unclear = { code: "lesson_unclear" };
    const held = lesson(title, { language, subject: "Music" });
    const work = session(title, { language, trade: "Masonry" });
    expect(asked(() => withLesson(reb, held, { askedFor: "" }))).toMatchObject(unclear);
    expect(asked(() => withLesson(rtb, work, { askedFor: "" }))).toMatchObject(unclear);
    const wanted = { ...held, lessonId: "none" };
    expect(withLesson(reb, wanted, { askedFor: title })).toMatchObject({ lessonTitle: held.lessonTitle });
  });
});

describe("biology and craft that ask for care alone", () => {
  const topics = [
    "Menstrual cycle: hormones and phases",
    "Making reusable sanitary pads",
    "Physical changes at puberty",
  ];

  it.each(topics)("are the ordinary frame, with a calm word before and after: %s", (title) => {
    const request = lesson(title, { subject: "Biology and Health Sciences", classLevel: "S2" });
    const plan = composeReb({ request, background: { unit: null }, seed: 1 });
    expect(plan.developmentTeachingActivities).toContain("………");
    expect(plan.introductionTeachingActivities).toContain("everyone may stay silent");
    expect(Object.values(plan).join("\n")).not.toMatch(/Isange|second adult|learner’s book, checked|healthy decision/);
    expect(reb.choices.isCalm(plan)).toBe(false);
  });

  it("are told from what is a warning", () => {
    const isCalm = (title: string) => reb.choices.isCalm(lesson(title, {}));
    for (const title of ["HIV and AIDS", "Sexual abuse at puberty", "Suicide prevention"])
      expect(isCalm(title)).toBe(true);
  });
});

describe("a frame without its notice", () => {
  const calm = [
    "Menstruation myths in ancient Egypt",
    "Suicide in the plays of Ibsen",
    "HIV and AIDS",
    "Life after genocide",
    "Physical changes at puberty",
  ];
  const bare = <Plan extends object>(plan: Plan, notes: readonly string[]): Plan =>
    Object.fromEntries(
      Object.entries(plan).map(([name, value]) => {
        if (notes.includes(name)) return [name, ""];
        if (typeof value !== "string" || name.startsWith("notes")) return [name, value];
        return [
          name,
          value
            .split("\n")
            .filter((line) => !/Isomo has no/.test(line))
            .join("\n"),
        ];
      }),
    ) as Plan;

  it.each(calm)("is one still, with its notes and without, as a lesson: %s", (title) => {
    const request = lesson(title, { subject: "History", classLevel: "S5" });
    const plan = composeReb({ request, background: { unit: null }, seed: 1 });
    for (const notes of [[], rebNotes]) {
      const { findings, score } = inspectReb(bare(plan, notes), { unit: null });
      expect(findings.map(({ rule }) => rule)).toContain("frameOnly");
      expect(score).toBeLessThanOrEqual(60);
    }
  });

  it.each(calm)("is one still, with its notes and without, as a session: %s", (title) => {
    const plan = composeRtb({ request: session(title, {}), background: { module: null }, seed: 1 });
    for (const notes of [[], rtbNotes]) {
      const { findings } = inspectRtb(bare(plan, notes), { module: null });
      expect(findings.map(({ rule }) => rule)).toContain("frameOnly");
    }
  });
});
