import { describe, expect, it } from "vitest";
import { planLanguages } from "@/lib/core/language";
import { recogniseLanguage, strangeLanguage } from "@/lib/plans/text/language";
import { appliedShare, isApplied } from "@/lib/plans/inspection/levels";
import { activities, stepHeads, withoutQuotes } from "@/lib/plans/text/reading";
import { inspectReb } from "@/lib/plans/kinds/reb/inspection";
import { rebContent } from "@/lib/plans/kinds/reb/schema";
import { inspectRtb } from "@/lib/plans/kinds/rtb/inspection";
import { rtbContent } from "@/lib/plans/kinds/rtb/schema";
import { sampleRebContent } from "../../../support/sample-reb-content";

describe("the language of a text", () => {
  it.each([
    ["en", "Learners work in groups and explain to each other what they have found."],
    ["fr", "Les apprenants travaillent en groupes et expliquent ce qu’ils ont trouvé."],
    ["rw", "Abanyeshuri bakorera mu matsinda, bagasobanurirana ibyo babonye mu isomo."],
    ["sw", "Wanafunzi wanafanya kazi katika vikundi na kueleza walichopata kwa wenzao."],
  ] as const)("is %s", (language, text) => {
    expect(recogniseLanguage(text).language).toBe(language);
    for (const other of planLanguages) expect(strangeLanguage(text, other)).toBe(other === language ? null : language);
  });

  it("does not count what is quoted, and says nothing of a few words", () => {
    expect(strangeLanguage("Read aloud: “Les apprenants travaillent dans la cour de l’école et chantent.”", "en")).toBe(
      null,
    );
    expect(strangeLanguage("Mathematics", "fr")).toBe(null);
  });
});

describe("learners’ activities at Apply or above", () => {
  it.each([
    ["en", "Learners solve three problems in pairs.", true],
    ["en", "Listen to the teacher and look at the board.", false],
    ["fr", "Comparer les deux méthodes et choisir la plus simple.", true],
    ["fr", "Écouter l’histoire et regarder les images.", false],
    ["rw", "Abanyeshuri bagereranya ibisubizo byabo.", true],
    ["rw", "Gutega amatwi no kureba ku kibaho.", false],
    ["sw", "Wanafunzi wanatatua maswali mawili.", true],
    ["sw", "Kusikiliza hadithi na kutazama picha.", false],
  ] as const)("%s: %s", (language, line, expected) => {
    expect(isApplied(line, language)).toBe(expected);
  });

  it("are a share of all of them", () => {
    expect(appliedShare(["- Solve the problem.\n- Listen well.", ""], "en")).toBe(0.5);
    expect(appliedShare([""], "en")).toBe(0);
  });
});

describe("the text of a stage", () => {
  const text = "1. Discovery activity (8 min)\n- Fold the strip.\n\n2. Synthesis (iminota 4)\n* Write it down.";

  it("is read as steps and activities", () => {
    expect(activities(text)).toEqual(["Fold the strip.", "Write it down."]);
    expect(stepHeads(text)).toEqual([
      { title: "Discovery activity", minutes: 8 },
      { title: "Synthesis", minutes: 4 },
    ]);
    expect(withoutQuotes("Ask “Why?” and « Quoi »")).toBe("Ask … and …");
  });
});

describe("the inspection of a plan", () => {
  it("of an empty plan is a low score, with each empty field named", () => {
    const reb = inspectReb(rebContent.parse({}), { unit: null });
    expect(reb.score).toBeLessThan(60);
    expect(reb.findings).toContainEqual({ rule: "filled", criterion: "form", severity: "hard", field: "lessonTitle" });
    const rtb = inspectRtb(rtbContent.parse({}), { module: null });
    expect(rtb.score).toBeLessThan(60);
  });

  it("names the need that no step caters for, and is content once one does", () => {
    const plan = { ...sampleRebContent.en, specialNeeds: "1 deaf learner" };
    const needs = (content: typeof plan) =>
      inspectReb(content, { unit: null }).findings.filter(({ rule }) => rule === "adaptation");
    expect(needs(plan)).toMatchObject([{ severity: "hard", values: { need: "1 deaf learner" } }]);
    const mended = `${plan.developmentTeachingActivities}\n- Write the task for the deaf learner and face her.`;
    expect(needs({ ...plan, developmentTeachingActivities: mended })).toEqual([]);
  });

  it.each([
    ["1 deaf, lip reads", "The learner with a hearing impairment sits in front and follows written instructions."],
    ["1 with dyscalculia", "The slow learner works with counters and a partner."],
    ["1 with one weak hand", "The learner with a physical disability answers by voice."],
    ["1 young mother", "The pregnant learner sits near the door and may rest."],
    ["1 lost both parents", "The learner with trauma may leave the room at any moment."],
  ])("takes for %s what was written for the need that it was called before: %s", (specialNeeds, line) => {
    const steps = `${sampleRebContent.en.developmentTeachingActivities}\n- ${line}`;
    const plan = { ...sampleRebContent.en, specialNeeds, developmentTeachingActivities: steps };
    expect(inspectReb(plan, { unit: null }).findings.filter(({ rule }) => rule === "adaptation")).toEqual([]);
  });

  it.each([
    ["1 deaf, lip reads", 1],
    ["1 hard of hearing, lip reads", 0],
  ])("notices that %s is shut out by a recording: %s", (specialNeeds, found) => {
    const assessmentMethods = "- Listen to the recording and answer the questions.";
    const conclusion = { conclusionTeachingActivities: "- Ends.", conclusionLearningActivities: "- Ends." };
    const plan = { ...sampleRebContent.en, ...conclusion, specialNeeds, assessmentMethods };
    expect(inspectReb(plan, { unit: null }).findings.filter(({ rule }) => rule === "shutOut")).toHaveLength(found);
  });

  it("asks for the catalogue’s number of a known unit", () => {
    const plan = { ...sampleRebContent.en, unitNo: "9" };
    const unit = {
      classLevel: "P6",
      subject: plan.subject,
      unitNo: 4,
      unitTitle: plan.unitTitle,
      keyUnitCompetence: null,
      source: "",
    };
    expect(inspectReb(plan, { unit }).findings).toContainEqual(
      expect.objectContaining({ rule: "unitNumber", field: "unitNo" }),
    );
  });

  it("takes Roman numerals for what they are, and three crosses for a gap", () => {
    const rulesOf = (line: string) => {
      const introductionTeachingActivities = `${sampleRebContent.en.introductionTeachingActivities}\n- ${line}`;
      const plan = rebContent.parse({ ...sampleRebContent.en, introductionTeachingActivities });
      return inspectReb(plan, { unit: null }).findings.map(({ rule }) => rule);
    };
    expect(rulesOf("Read the numbers XX, XXX, XL and LX from the chalkboard.")).not.toContain("placeholder");
    expect(rulesOf("Read the numbers of XXX from the chalkboard.")).toContain("placeholder");
  });

  it("stays under 80 while a hard rule is broken", () => {
    const plan = { ...sampleRebContent.en, totalDuration: 45 };
    expect(inspectReb(plan, { unit: null }).score).toBeLessThan(80);
  });
});
