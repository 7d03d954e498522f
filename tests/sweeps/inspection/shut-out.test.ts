import { describe, expect, it } from "vitest";
import { planLanguages, type PlanLanguage } from "@/lib/core/language";
import { composeReb } from "@/lib/plans/kinds/reb/composer";
import { phraseBanks } from "@/lib/plans/kinds/reb/composer/banks";
import { inspectReb } from "@/lib/plans/kinds/reb/inspection";
import { aRebRequest } from "@/tests/unit/plans/reb/requests";

type Case = [language: PlanLanguage, specialNeeds: string, task: string];

/** Tasks that a learner of the need cannot do, as a teacher would type them. */
const tasks: Case[] = [
  ["en", "1 blind", "Read the questions on the chalkboard and answer them."],
  ["en", "1 blind", "Draw the water cycle and label the parts."],
  ["en", "2 blind", "Look at the picture and say what is missing."],
  ["en", "1 deaf", "Listen to the song and name the instruments."],
  ["en", "1 deaf", "Dictation of ten words."],
  ["en", "1 in a wheelchair", "Run round the field and jump over the rope."],
  ["en", "one learner who stammers, cannot speak", "Each learner answers aloud."],
  ["fr", "1 aveugle", "Lire les questions au tableau et y répondre."],
  ["fr", "1 aveugle", "Dessiner le cycle de l’eau."],
  ["fr", "1 sourd", "Écouter la chanson et nommer les instruments."],
  ["fr", "1 sourd", "Dictée de dix mots."],
  ["fr", "1 en fauteuil roulant", "Courir autour du terrain et sauter la corde."],
  ["rw", "umwe utabona", "Gusoma ibibazo ku kibaho no kubisubiza."],
  ["rw", "umwe utabona", "Gushushanya uruzinduko rw’amazi."],
  ["rw", "umwe utumva", "Gutega amatwi indirimbo no kuvuga ibicurangisho."],
  ["rw", "umwe ugendera mu kagare", "Kwiruka no gusimbuka umugozi."],
  ["sw", "mmoja asiyeona", "Kusoma maswali ubaoni na kuyajibu."],
  ["sw", "mmoja asiyeona", "Kuchora mzunguko wa maji."],
  ["sw", "kiziwi mmoja", "Kusikiliza wimbo na kutaja ala."],
  ["sw", "mmoja anayetumia kiti cha magurudumu", "Kukimbia na kuruka kamba."],
];

const other: Record<PlanLanguage, string> = {
  en: "Each learner completes the task.",
  fr: "Chacun termine la tâche.",
  rw: "Buri wese arangiza umwitozo.",
  sw: "Kila mmoja anamaliza zoezi.",
};

function planOf(language: PlanLanguage, specialNeeds: string, { subject = "Mathematics", seed = 1 } = {}) {
  const request = aRebRequest({ language, specialNeeds, subject, totalDuration: 80 });
  return composeReb({ request, background: { unit: null }, seed });
}

function shutOut(plan: ReturnType<typeof planOf>) {
  return inspectReb(plan, { unit: null }).findings.filter(({ rule }) => rule === "shutOut");
}

/** The plan with this task as the whole assessment, and what else is said beside it. */
function assessedBy([language, specialNeeds, task]: Case, also = "") {
  const plan = planOf(language, specialNeeds);
  const conclusion = {
    conclusionTeachingActivities: `- ${other[language]}`,
    conclusionLearningActivities: `- ${other[language]}`,
  };
  return { ...plan, ...conclusion, assessmentMethods: [`- ${task}`, also].join("\n") };
}

describe("an assessment that shuts a learner out", () => {
  it.each(tasks)("is noticed: in %s, %s: %s", (...given) => {
    const [finding] = shutOut(assessedBy(given));
    expect(finding).toMatchObject({ field: "assessmentMethods", severity: "hard", criterion: "inclusion" });
    expect(given[2]).toContain(finding?.values?.words);
  });

  it.each(tasks)("is none where another way is offered to that learner: in %s, %s: %s", (...given) => {
    const [language, specialNeeds] = given;
    const usual = planOf(language, specialNeeds).assessmentMethods.split("\n");
    const ways = usual.filter((line) => line.includes("Braille") || /^- .{5,90} ?: /.test(line));
    expect(shutOut(assessedBy(given, ways.join("\n")))).toEqual([]);
  });

  it("is none for a learner whom the task does not shut out", () => {
    expect(shutOut(assessedBy(["en", "1 deaf", "Draw the water cycle and label the parts."]))).toEqual([]);
    expect(shutOut(assessedBy(["en", "1 gifted", "Read the questions on the chalkboard."]))).toEqual([]);
    expect(shutOut(assessedBy(["en", "1 blind", "Answer by voice, drawing or with objects."]))).toEqual([]);
  });

  it("is not made good by a way for somebody else", () => {
    const also = "- The learner who is deaf: answers in writing, in sign.\n- Some answers are given aloud.";
    expect(shutOut(assessedBy(["en", "1 blind", "Draw the water cycle."], also))).toHaveLength(1);
  });
});

describe("activities that shut a learner out", () => {
  it("are noticed where no stage offers another way", () => {
    const plan = planOf("en", "1 in a wheelchair", { subject: "Physical Education" });
    const development = {
      developmentTeachingActivities: "- Let all run to the line and jump.\n- The learner in a wheelchair watches.",
      developmentLearningActivities: "- Run to the line and jump over the rope.",
    };
    const [finding] = shutOut({ ...plan, ...development });
    expect(finding).toMatchObject({
      field: expect.stringContaining("development"),
      values: { need: "1 in a wheelchair" },
    });
    const kept = {
      ...development,
      developmentTeachingActivities: `${development.developmentTeachingActivities}\n- The learner in a wheelchair throws seated, with the arms.`,
    };
    expect(shutOut({ ...plan, ...kept })).toEqual([]);
  });
});

describe("the composer", () => {
  it.each(planLanguages)("offers every such learner another way, in the assessment too: %s", (language) => {
    const typed = ["1 blind", "1 deaf", "1 deaf-blind", "1 in a wheelchair", "1 physical disability", "1 cannot speak"];
    const subjects = ["Mathematics", "English", "Physical Education", "Music", "Biology"];
    for (const specialNeeds of [...typed, "3 visually impaired", "2 hearing impairment", typed.join(", ")])
      for (const subject of subjects)
        for (let seed = 0; seed < 2; seed += 1)
          expect([specialNeeds, subject, shutOut(planOf(language, specialNeeds, { subject, seed }))]).toEqual([
            specialNeeds,
            subject,
            [],
          ]);
  });

  it.each(planLanguages)("names in the assessment whom the other way is for: %s", (language) => {
    const who = phraseBanks[language].needs.blind.one;
    const { assessmentMethods } = planOf(language, "1 blind");
    expect(assessmentMethods.toLowerCase()).toContain(who.toLowerCase());
  });
});
