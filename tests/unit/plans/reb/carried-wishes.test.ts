import { describe, expect, it } from "vitest";
import type { PlanLanguage } from "@/lib/core/language";
import { loadBank } from "@/lib/bank/queries";
import { methodPhrases } from "@/lib/plans/text/methods/phrases";
import { partsOfWish } from "@/lib/plans/text/methods/parts";
import { readMethods } from "@/lib/plans/text/methods/reading";
import { askedIn, planOf, lessonLike } from "./lesson-parts";

const lessons: Record<PlanLanguage, string> = {
  en: "physics/s2/archimedes-principle",
  fr: "french/p5/l-heure",
  rw: "kinyarwanda/p3/ibisakuzo",
  sw: "kiswahili/s1/salamu",
};

/** A plan for 36 learners whose teacher wishes something. */
function wishing(language: PlanLanguage, wish: string, change: object = {}) {
  const { mark } = methodPhrases[language];
  return planOf(lessonLike(lessons[language]), { classSize: 36, specialNeeds: `${mark} ${wish}`, ...change });
}

function ownIn(language: PlanLanguage): string {
  return methodPhrases[language].own.split("{said}")[0] ?? "";
}

const working: [PlanLanguage, string, string][] = [
  ["en", "I want them to work in pairs", "Seat learners in pairs"],
  ["en", "work in groups of 6", "Seat learners in 6 groups of 6"],
  ["en", "let them work in 4 teams", "Seat learners in 4 groups of 9"],
  ["fr", "travail en binômes", "Placer les apprenants en binômes"],
  ["fr", "travail en équipes de 4", "en 9 groupes de 4"],
  ["rw", "bakore babiri babiri", "Gushyira abanyeshuri babiri babiri"],
  ["rw", "bakore mu matsinda y'abantu bane", "mu matsinda 9 y’abanyeshuri 4"],
  ["sw", "wafanye kazi wawili wawili", "Kuwaweka wanafunzi wawili wawili"],
  ["sw", "wafanye kazi katika vikundi vinne", "vikundi 4 vya wanafunzi 9"],
];

describe("a wish that is denied, or counts nothing", () => {
  it.each([
    "not in pairs",
    "do not work in groups",
    "without group work",
    "don't use a computer",
    "a test of 0 questions",
    "pas en binômes",
    "sans travail de groupes",
    "bila kazi ya vikundi",
  ])("is carried out in no way: %s", (said) => {
    const nothing = { ways: [], groupSize: null, groupCount: null, questions: null, things: [] };
    expect(partsOfWish({ kind: null, said })).toMatchObject(nothing);
  });

  it.each(["groups of 0", "groups of 1", "1 group"])("leaves the groups as they are: %s", (said) => {
    expect(partsOfWish({ kind: null, said })).toMatchObject({ groupSize: null, groupCount: null });
    const { developmentTeachingActivities } = wishing("en", said);
    expect(developmentTeachingActivities).not.toMatch(/Infinity|NaN|\d groups of [01]\b/);
    expect(developmentTeachingActivities).toContain("9 groups of 4");
  });
});

describe("a wish that a plan can carry out", () => {
  it.each(working)("is the way in which learners work (%s: %s)", (language, wish, said) => {
    const plan = wishing(language, wish);
    expect(plan.developmentTeachingActivities).toContain(said);
    expect(plan.developmentTeachingActivities).not.toContain(ownIn(language));
  });

  it.each([
    ["en", "give group work then individual exercise with answers"],
    ["fr", "donner des exercices au tableau puis un travail individuel"],
    ["rw", "guha buri munyeshuri imyitozo n'ibisubizo"],
    ["sw", "kila mmoja afanye mazoezi peke yake"],
  ] as [PlanLanguage, string][])("is said to be what the plan does (%s: %s)", (language, wish) => {
    const plan = wishing(language, wish);
    expect(plan.developmentTeachingActivities).toContain(methodPhrases[language].wished.split("{said}")[0]);
    expect(plan.developmentTeachingActivities).not.toContain(ownIn(language));
  });

  it.each([
    ["en", "use an orange or a ball as the globe", "orange"],
    ["en", "water and a beaker", "beaker"],
    ["fr", "utiliser une horloge en carton", "horloge"],
    ["rw", "dukoreshe amazi n'isabune", "isabune"],
    ["sw", "tumia kadi za maneno", "kadi za maneno"],
  ] as [PlanLanguage, string, string][])("brings its things (%s: %s)", (language, wish, thing) => {
    const plan = wishing(language, wish);
    expect(plan.learningMaterials.toLowerCase()).toContain(thing);
    expect(plan.developmentTeachingActivities).toContain(thing);
    expect(plan.developmentTeachingActivities).not.toContain(ownIn(language));
  });

  it.each([
    ["en", "a game with bottle tops", "bottle tops"],
    ["fr", "un jeu avec des bouchons", "bouchons"],
    ["rw", "umukino n'amabuye", "amabuye"],
    ["sw", "mchezo kwa mawe", "mawe"],
  ] as [PlanLanguage, string, string][])("plays its game with what it names (%s: %s)", (language, wish, thing) => {
    const plan = wishing(language, wish);
    expect(plan.learningMaterials.toLowerCase()).toContain(thing);
    const played = methodPhrases[language].played.replace("{things}", thing);
    expect(plan.developmentTeachingActivities.toLowerCase()).toContain(played.toLowerCase());
    expect(plan.developmentLearningActivities).toContain(methodPhrases[language].inTeams);
  });

  it("is held by the teams that it names", () => {
    const plan = wishing("rw", "basakuze mu matsinda abiri barushanwa");
    expect(plan.developmentTeachingActivities).toContain("mu makipe 2, mu matsinda 2 y’abanyeshuri 18");
  });

  it.each([
    ["en", "go outside in the playground", "Outside in the playground"],
    ["fr", "aller dans le jardin", "Dans le jardin"],
    ["rw", "tujye mu busitani", "Mu busitani"],
    ["sw", "twende bustanini", "Bustanini"],
  ] as [PlanLanguage, string, string][])("is held where it says (%s: %s)", (language, wish, place) => {
    const plan = wishing(language, wish);
    expect(plan.location).toBe(place);
    expect(plan.developmentTeachingActivities).not.toContain(ownIn(language));
  });

  it("has its act where the form names a place outside", () => {
    const plan = planOf(lessonLike(lessons.en), { location: "School farm" });
    expect(plan.developmentTeachingActivities).toContain("This part is held there (School farm)");
  });

  it("is an experiment of the groups, and no showing", () => {
    const plan = wishing("en", "Experiment in groups of 6 with a spring balance");
    const { experiment, demonstration } = methodPhrases.en.acts;
    expect(plan.developmentTeachingActivities).toContain(experiment.development.teacher.split("{")[0]);
    expect(plan.developmentTeachingActivities).toContain("with their own hands in 6 groups of 6");
    expect(plan.developmentTeachingActivities).not.toContain(demonstration.development.teacher);
    expect(plan.learningMaterials).toMatch(/^- Spring balance$/m);
  });

  it("draws what it names", () => {
    const plan = wishing("en", "draw a road with chalk or ash");
    expect(plan.developmentTeachingActivities).toContain(methodPhrases.en.drawn.teacher);
    expect(plan.developmentTeachingActivities).not.toContain(methodPhrases.en.acts.drawing.development.teacher);
    expect(plan.learningMaterials).toMatch(/ash/i);
  });

  it.each([
    ["en", "end with a test of 5 questions"],
    ["fr", "terminer par un test de 5 questions"],
    ["rw", "usoze n'ibibazo 5"],
    ["sw", "malizia kwa maswali 5"],
  ] as [PlanLanguage, string][])("has the questions that it counts, or says how many (%s: %s)", (language, wish) => {
    for (const minutes of [40, 80]) {
      const plan = wishing(language, wish, { totalDuration: minutes, specialNeeds: wish });
      const total = askedIn(plan).length;
      const { asked, fewer } = methodPhrases[language];
      const said = (total < 5 ? fewer : asked).replace("{n}", String(total)).split("{minutes}")[0] ?? "";
      expect(plan.conclusionTeachingActivities).toContain(said);
      expect(total).toBeGreaterThan(2);
    }
  });

  it("is a test of five in most lessons of eighty minutes", () => {
    const entries = loadBank().lessons.filter(({ language, sensitive }) => language === "en" && !sensitive);
    const some = entries.filter((_, index) => index % 40 === 0);
    const wish = { specialNeeds: "end with a test of 5 questions", totalDuration: 80 };
    const full = some.filter((entry) => askedIn(planOf(entry, wish)).length === 5);
    expect(full.length).toBeGreaterThan(some.length * 0.7);
  });
});

describe("a wish of other words than a stock act", () => {
  it.each(["a leak test at the end", "end with a leak test", "wish: a song contest of the chiefs of Nyabihu district"])(
    "is no quiz: %s",
    (wish) => {
      const plan = wishing("en", wish);
      const texts = [plan.developmentTeachingActivities, plan.conclusionTeachingActivities].join("\n");
      expect(texts).not.toContain(methodPhrases.en.acts.quiz.conclusion?.teacher);
    },
  );

  it("is named by its own words where its topic forbids it", () => {
    const entry = loadBank().lessons.find((one) => one.sensitive && one.language === "en");
    const plan = entry && planOf(entry, { specialNeeds: "wish: the hymn of the Kigali marathon" });
    expect(plan?.introductionTeachingActivities).toContain("“the hymn of the Kigali marathon”");
  });

  it("leaves a calm lesson its question box", () => {
    const entry = loadBank().lessons.find((one) => one.sensitive && one.language === "en");
    const plan = entry && planOf(entry, { specialNeeds: "an anonymous question box" });
    expect(plan?.introductionTeachingActivities).toContain(methodPhrases.en.acts.questionBox.introduction?.teacher);
  });
});

describe("the parts of a wish", () => {
  it.each([
    ["I want them to work in pairs", { ways: ["pairs"], groupSize: 2, rest: [] }],
    ["two competing teams", { groupCount: 2, rest: [] }],
    ["en équipes de 4", { groupSize: 4, rest: [] }],
    ["mu matsinda abiri", { groupCount: 2, rest: [] }],
    ["vikundi vya wanne", { groupSize: 4, rest: [] }],
    ["our school has no laboratory so use cloth", { things: ["cloth"], lacked: ["laboratory"], rest: [] }],
    ["end with the national anthem", { ways: [], things: [], rest: ["national anthem"] }],
  ])("%s", (said, parts) => {
    const [method] = readMethods([said]);
    expect(partsOfWish(method ?? { kind: null, said })).toMatchObject(parts);
  });
});
