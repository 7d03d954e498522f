import { describe, expect, it } from "vitest";
import { planLanguages, type PlanLanguage } from "@/lib/core/language";
import { rebChoices } from "@/lib/plans/kinds/reb/choices";
import { composeReb } from "@/lib/plans/kinds/reb/composer";
import { requestFromDescription } from "@/lib/plans/kinds/reb/rules";
import { toldNeeds } from "@/lib/plans/needs/told";
import { findNeeds } from "@/lib/plans/needs/needs";
import { withRoomApart } from "@/lib/plans/needs/room";
import { methodPhrases } from "@/lib/plans/text/methods/phrases";
import { readMethods } from "@/lib/plans/text/methods/reading";

const subjects = ["Mathematics", "English", "Biology and Health Sciences", "History and Citizenship", "French"];
const context = { classes: ["P4", "P5", "S2", "S3"], subjects, defaults: {}, today: "2026-11-22" };

function planOf(description: string, language: PlanLanguage = "en", change: object = {}) {
  const request = { ...requestFromDescription(description, { ...context, language }), ...change };
  const entry = rebChoices.known(request);
  const background = { unit: null, known: entry && { entry, before: null } };
  return composeReb({ request, background, seed: 1 });
}

/** What a wish of each language asks for: a story first, then a role play, a quiz at the end. */
const typed: Record<PlanLanguage, string> = {
  en: "start with a story, then role play in pairs, end with a quiz",
  fr: "commencer par une histoire, puis un jeu de rôle, terminer par un quiz",
  rw: "tangira n'inkuru, hanyuma ikinamico, usoze n'akabazo",
  sw: "anza na hadithi, kisha maigizo, malizia kwa chemsha bongo",
};

describe("what a teacher wishes of the way of teaching", () => {
  it.each(planLanguages)("is read and carried out where it was wished for, in %s", (language) => {
    expect(readMethods(typed[language].split(", ")).map(({ kind, stage }) => [kind, stage])).toEqual([
      ["story", "introduction"],
      ["rolePlay", "development"],
      ["quiz", "conclusion"],
    ]);
    const plan = planOf(`P5 English, reported speech, 46 learners, ${typed[language]}`, language);
    const { acts } = methodPhrases[language];
    expect(plan.lessonTitle).toBe("Reported speech");
    expect(plan.introductionTeachingActivities).toContain(acts.story.introduction?.teacher);
    expect(plan.introductionLearningActivities).toContain(acts.story.introduction?.learners);
    expect(plan.developmentTeachingActivities).toContain(acts.rolePlay.development.teacher);
    expect(plan.conclusionTeachingActivities).toContain(acts.quiz.conclusion?.teacher);
    // What is done for a wish is told above the columns and stands in no other box of the form.
    const [first = ""] = typed[language].split(", ");
    expect(plan.activitiesDescription).toContain(first.replaceAll("'", "’").slice(0, 7));
    expect(withRoomApart(plan)).toMatchObject({ specialNeeds: "", location: plan.location });
  });

  it.each([
    ["end with the national anthem", "conclusion"],
    ["use examples from the hills where we live", "development"],
    ["terminez par l'hymne national", "conclusion"],
    ["usoze n'isengesho ryacu", "conclusion"],
    ["malizia kwa wimbi la makofi", "conclusion"],
  ] as const)("is quoted as the teacher’s own to do where no plan knows it: %s", (wish, stage) => {
    const plan = planOf(`S2 Biology, photosynthesis, 46 learners, ${wish}`);
    const own = methodPhrases.en.own.split("{said}")[0];
    expect(plan[`${stage}TeachingActivities`]).toMatch(new RegExp(`${own}“${wish.replaceAll("'", ".").slice(0, 20)}`));
  });

  it("is read in the box of special needs, beside needs, and in the teacher’s own description", () => {
    const box = planOf("S2 Biology: photosynthesis", "en", {
      specialNeeds: "2 learners with low vision, begin with a game and end with a song",
    });
    expect(box.introductionTeachingActivities).toContain(methodPhrases.en.acts.game.introduction?.teacher);
    expect(box.conclusionTeachingActivities).toContain(methodPhrases.en.acts.song.conclusion?.teacher);
    expect(withRoomApart(box).specialNeeds).toBe("2 learners with low vision");
    const text = { activitiesDescription: "Start with a story. Learners test a leaf." };
    const own = planOf("S2 Biology: photosynthesis", "en", text);
    expect(own.introductionTeachingActivities).toContain(methodPhrases.en.acts.story.introduction?.teacher);
    expect(own.activitiesDescription).toBe(text.activitiesDescription);
  });

  it("keeps the order of what is wished for the development", () => {
    const plan = planOf(
      "S2 Biology, photosynthesis, 46 learners, demonstration, then learners draw a diagram, then debate",
    );
    const at = (text: string) => plan.developmentTeachingActivities.indexOf(text);
    const { demonstration, drawing, debate } = methodPhrases.en.acts;
    const places = [demonstration, drawing, debate].map(({ development }) => at(development.teacher));
    expect(places[0]).toBeGreaterThan(0);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it.each(planLanguages)("is left out on a sensitive topic, with the reason, in %s", (language) => {
    const plan = planOf(`S3 History: the genocide against the Tutsi, 46 learners, ${typed[language]}`, language);
    const { declined, names, acts } = methodPhrases[language];
    expect(plan.introductionTeachingActivities).toContain(declined.split("{names}")[0]);
    expect(plan.introductionTeachingActivities).toContain(names.rolePlay);
    expect(JSON.stringify(plan)).not.toContain(acts.rolePlay.development.teacher);
    expect(withRoomApart(plan)).toMatchObject({ specialNeeds: "", location: plan.location });
  });

  it.each(["drawing difficulties", "one slow learner", "cannot draw", "no role play", "a hearing test"])(
    "is no wish: %s",
    (said) => {
      expect(findNeeds(said).methods).toEqual([]);
    },
  );

  it.each([
    ["P5 English, debate", "Debate"],
    ["P4 English: songs and rhymes, 40 learners", "Songs and rhymes"],
  ])("is the topic where nothing else is: %s", (description, title) => {
    expect(planOf(description).lessonTitle).toBe(title);
  });

  it("is told to a model by its kind alone", () => {
    const told = toldNeeds(findNeeds("start with a story, end with a word of Mukamana"));
    expect(told).toContain("wished in the introduction: story");
    expect(told).not.toContain("Mukamana");
  });

  it("finds a learner whose need has no name in a sentence, rather than a wish", () => {
    expect(
      requestFromDescription("P4 maths, fractions, one boy who lost his tooth", { ...context, language: "en" }),
    ).toMatchObject({
      specialNeeds: "one boy who lost his tooth",
    });
  });
});
