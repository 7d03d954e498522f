import { describe, expect, it, vi } from "vitest";
import { aRebRequest } from "@/db/seed/makers";
import { planKinds } from "@/lib/plans/kinds/registry";
import { withoutUnsafeText } from "@/lib/plans/fixes/automatic";
import { cures, fixesFor } from "@/lib/plans/fixes/rules";
import { caps } from "@/lib/plans/inspection/score";
import { wordingRule } from "@/lib/plans/safety/constants";
import { officialTitle, shortNames } from "@/lib/plans/safety/titles";
import { withOfficialWording } from "@/lib/plans/safety/wording";

vi.mock("@/lib/curriculum/queries", () => ({ findUnit: async () => null, getCatalogue: async () => ({}) }));

const { reb } = planKinds;
const kwibuka = aRebRequest({
  subject: "Kinyarwanda",
  lessonTitle: "Kwibuka jenoside",
  unitTitle: "Umuco",
  keyUnitCompetence: "Gusoma",
});
const field = "developmentTeachingActivities";
const harm = "Let three learners act out the attack and the others guess who they are.";

async function planWith(texts: Record<string, string>) {
  return { ...(await reb.compose({ request: kwibuka, seed: 1 })), ...texts };
}

describe("a plan on a sensitive topic that asks for harm", () => {
  it("scores no more than forty, and names the words", async () => {
    const { score, findings } = await reb.inspect(await planWith({ [field]: harm }));
    expect(score).toBeLessThanOrEqual(caps.unsafe);
    expect(findings).toContainEqual(expect.objectContaining({ rule: "safetyRolePlay", field, severity: "hard" }));
  });

  it("is not kept so when a model wrote it: the section is the composer's", async () => {
    const secured = await withoutUnsafeText(reb, await planWith({ [field]: harm }));
    const { findings } = await reb.inspect(secured ?? {});
    expect(findings.filter(({ criterion }) => criterion === "safety")).toEqual([]);
    expect(await withoutUnsafeText(reb, await planWith({}))).toBeNull();
  });

  it("is mended with one press by a calm sentence", async () => {
    const good = await planWith({});
    const trial = await reb.trial({ ...good, [field]: `${String(good[field])}\n- ${harm}` });
    const before = trial.inspect({});
    const finding = { rule: "safetyRolePlay", field };
    const [first] = fixesFor(trial, finding, "teacher");
    expect(cures(before, trial.inspect(first ?? {}), finding)).toBe(true);
    expect(String(first?.[field])).toContain("everyone may stay silent");
  });

  it("is an ordinary plan's good right elsewhere", async () => {
    const plan = { ...(await reb.compose({ request: aRebRequest(), seed: 1 })), [field]: harm };
    const { findings } = await reb.inspect(plan);
    expect(findings.filter(({ criterion }) => criterion === "safety")).toEqual([]);
  });
});

describe("a plan on drugs or HIV", () => {
  async function foundIn(text: string, lessonTitle = "Drug abuse: effects and ways to refuse"): Promise<string[]> {
    const request = aRebRequest({ subject: "Social and Religious Studies", lessonTitle });
    const { findings } = await reb.inspect({ ...(await reb.compose({ request, seed: 1 })), [field]: text });
    return findings
      .filter(({ criterion, severity }) => criterion === "safety" && severity === "hard")
      .map(({ rule }) => rule);
  }

  it.each([
    "Through a story and role play pupils use a refusal in three steps.",
    "Role play: saying no to drugs.",
    "Situations: on the road home; at a party; by an older cousin.",
    "Case: 'Classmates stop sitting beside Divine because of a rumour. What would you do?'",
    "Learners say one fact that they will share at home.",
  ])("may have this: %s", async (text) => {
    expect(await foundIn(text)).toEqual([]);
  });

  it.each([
    ["Role play: one plays a drug dealer and the other refuses.", "safetyRolePlay"],
    ["Role play of refusing. Pairs: the dealer offers glue, the friend says no.", "safetyRolePlay"],
    ["The class has a party.", "safetyEnergiser"],
    ["You have the virus. What would you do?", "safetyInvention"],
    ["What would you do if your mother had it?", "safetyInvention"],
    ["Tell your family who is infected, as one fact.", "safetyAskingHome"],
    ["Homework: share at home what happened and ask the neighbours.", "safetyAskingHome"],
  ])("never asks for this: %s", async (text, rule) => {
    expect(await foundIn(text)).toContain(rule);
  });

  it("stays apart from one on the dead and the hurt", async () => {
    const text = "What would you do? One fact that they share at home. They were at a party. Role play of refusing.";
    const all = ["safetyRolePlay", "safetyInvention", "safetyAskingHome", "safetyEnergiser"];
    expect(await foundIn(text, "Child abuse")).toEqual(expect.arrayContaining(all));
  });
});

describe("what a plan on a sensitive topic only reports", () => {
  async function foundIn(text: string, lessonTitle: string): Promise<string[]> {
    const request = aRebRequest({ subject: "Social and Religious Studies", lessonTitle });
    const { findings } = await reb.inspect({ ...(await reb.compose({ request, seed: 1 })), [field]: text });
    return findings
      .filter(({ criterion, severity }) => criterion === "safety" && severity === "hard")
      .map(({ rule }) => rule);
  }
  const trials = "Gacaca courts after the Genocide against the Tutsi";
  const drugs = "Drug abuse: effects and ways to refuse";

  it.each([
    [trials, "Some suspects confessed before the judges and got a shorter sentence."],
    [trials, "Table: confession - reconciliation; work for the country - repair; Gacaca judges - trust."],
    [trials, "Marking: three questions, 2 points each."],
    [drugs, "The exercise is out of 8, one point for each correct answer."],
    [drugs, "Case 2: Peter has spots on his face. Some boys laugh. What should the teacher of that school do?"],
    [drugs, "Text: Claude lost the book that he read, and fought at home."],
    [drugs, "Refuse: 'No, thank you. Come and play football, or let us play cards.'"],
  ])("is no harm in %s: %s", async (title, text) => {
    expect(await foundIn(text, title)).toEqual([]);
  });

  it.each([
    [trials, "Each learner writes a confession as before a Gacaca court.", "safetyOwnLife"],
    [trials, "Confession in a circle, then forgiveness.", "safetyOwnLife"],
    [trials, "Confession: children of perpetrators, then reconciliation.", "safetyOwnLife"],
    [trials, "A confession of what went wrong last week.", "safetyOwnLife"],
    [trials, "Questions on the courts: 2 points each, and the best row wins.", "safetyContest"],
    [drugs, "Rows answer the questions: one point each; the first row to reach ten has won.", "safetyContest"],
    [drugs, "Two points each for whoever runs to the board.", "safetyContest"],
    [drugs, "Case 2: the drunk man falls. Imitate him so that others laugh.", "safetyEnergiser"],
    [drugs, "The teacher imitates a drunk man. Some laugh.", "safetyEnergiser"],
    [drugs, "Child abuse is set aside. Do not write now; let us play cards in pairs.", "safetyEnergiser"],
    [drugs, "Learners play cards to open the lesson.", "safetyEnergiser"],
    [drugs, "Learners read the text at home with a neighbour and share it with the family.", "safetyAskingHome"],
    [drugs, "Each one says what he or she read and told at home.", "safetyAskingHome"],
  ])("is harm where learners are asked for it, in %s: %s", async (title, text, rule) => {
    expect(await foundIn(text, title)).toContain(rule);
  });
});

describe("the official wording", () => {
  it.each([
    ["Rwandan genocide", "Genocide against the Tutsi"],
    ["le génocide rwandais", "le génocide perpétré contre les Tutsi"],
    ["Kwibuka jenoside", "Kwibuka Jenoside"],
    ["jenoside yo mu Rwanda", "Jenoside yakorewe Abatutsi"],
    ["mauaji ya kimbari nchini Rwanda", "mauaji ya kimbari dhidi ya Watutsi"],
    ["Genocide Studies", "Genocide Studies"],
    ["Itsembabwoko ryo mu 1994", "Jenoside yakorewe Abatutsi mu 1994"],
    ["Itsembabwoko ryabaye mu Rwanda", "Jenoside yakorewe Abatutsi yabaye mu Rwanda"],
    ["itsembabwoko ry’Abayahudi", "itsembabwoko ry’Abayahudi"],
    ["Génocide rwandais de 1994", "Génocide perpétré contre les Tutsi en 1994"],
    ["le génocide rwandais de 1994", "le génocide perpétré contre les Tutsi en 1994"],
    ["Génocide au Rwanda", "Génocide perpétré contre les Tutsi"],
    ["Mauaji ya kimbari nchini Rwanda", "Mauaji ya kimbari dhidi ya Watutsi"],
    ["Mauaji ya kimbari ya Rwanda ya mwaka wa 1994", "Mauaji ya kimbari dhidi ya Watutsi mwaka 1994"],
    ["Rwandan genocide of 1994", "Genocide against the Tutsi in 1994"],
    ["Rwandan genocide denial", "Denial of the Genocide against the Tutsi"],
    ["Against Rwandan genocide denial", "Against denial of the Genocide against the Tutsi"],
    ["Preventing genocide in Rwanda", "Preventing genocide in Rwanda"],
    ["Genocide prevention", "Genocide prevention"],
    ["Stages of genocide", "Stages of genocide"],
  ])("of %j is %j", (said, right) => {
    expect(withOfficialWording(said)).toBe(right);
  });

  it("stands in the title of a plan from the start, and what a model writes gets it", () => {
    expect(reb.draft(kwibuka).lessonTitle).toBe("Kwibuka Jenoside yakorewe Abatutsi");
    const { references } = reb.official({ references: "The Rwandan genocide" }, "en");
    expect(references).toBe("The Genocide against the Tutsi");
  });

  it("is asked for in any plan", async () => {
    const plan = await reb.compose({ request: aRebRequest(), seed: 1 });
    const { findings, score } = await reb.inspect({ ...plan, teacherNotes: "We spoke of the Rwandan genocide." });
    expect(findings.map(({ rule }) => rule)).toEqual([wordingRule]);
    expect(score).toBeLessThanOrEqual(caps.unsafe);
  });
});

describe("the title of a plan", () => {
  it.each([
    ["Kwibuka Jenoside", "Kwibuka Jenoside yakorewe Abatutsi"],
    ["jenoside yo mu 1994", "Jenoside yakorewe Abatutsi mu 1994"],
    ["The 1994 genocide", "The 1994 Genocide against the Tutsi"],
    ["Commémoration du génocide", "Commémoration du génocide perpétré contre les Tutsi"],
    ["Kumbukumbu ya mauaji ya kimbari", "Kumbukumbu ya mauaji ya kimbari dhidi ya Watutsi"],
    ["Kwibuka Jenoside yakorewe Abatutsi", "Kwibuka Jenoside yakorewe Abatutsi"],
    ["Kigali Genocide Memorial", "Kigali Genocide Memorial"],
    ["The genocide of the Herero", "The genocide of the Herero"],
    ["Jenoside zabaye ku isi", "Jenoside zabaye ku isi"],
    ["Itsembabwoko ryo mu 1994", "Jenoside yakorewe Abatutsi mu 1994"],
    ["Génocide rwandais de 1994", "Génocide perpétré contre les Tutsi en 1994"],
    ["Genocide denial in Rwanda", "Denial of the Genocide against the Tutsi in Rwanda"],
    ["Genocide denial", "Genocide denial"],
    ["Preventing genocide in Rwanda", "Preventing genocide in Rwanda"],
    ["Genocide prevention in Rwanda", "Genocide prevention in Rwanda"],
    ["Stages of the 1994 genocide", "Stages of the 1994 Genocide against the Tutsi"],
  ])("%j is printed as %j", (typed, printed) => {
    expect(officialTitle(typed)).toBe(printed);
    expect(shortNames(printed)).toEqual([]);
  });

  it.each(["Kwibuka Jenoside", "Rwandan genocide"])("is quoted so in the whole plan: %s", async (lessonTitle) => {
    const plan = await reb.compose({ request: { ...kwibuka, lessonTitle }, seed: 1 });
    expect(plan.lessonTitle).toBe(officialTitle(lessonTitle));
    expect(String(plan.conclusionTeachingActivities)).toContain(officialTitle(lessonTitle));
    expect(String(plan.assessmentMethods)).toContain(officialTitle(lessonTitle));
  });

  it("that somebody shortens later is pointed at, and put right with one press", async () => {
    const plan = await reb.compose({ request: kwibuka, seed: 1 });
    const trial = await reb.trial({ ...plan, lessonTitle: "Kwibuka Jenoside" });
    const before = trial.inspect({});
    const finding = before.findings.find(({ rule }) => rule === wordingRule);
    expect(finding).toMatchObject({ field: "lessonTitle", values: { words: "Jenoside" } });
    const fixes = [...fixesFor(trial, { rule: wordingRule, field: "lessonTitle" }, "prose")];
    const cure = fixes.find((fields) =>
      cures(before, trial.inspect(fields), { rule: wordingRule, field: "lessonTitle" }),
    );
    expect(cure).toEqual({ lessonTitle: "Kwibuka Jenoside yakorewe Abatutsi" });
  });
});

describe("a model", () => {
  it("is told the rules of a sensitive topic, and of no other lesson", async () => {
    const ask = async (request: unknown) =>
      (await reb.prompt({ request, written: reb.draft(request), sections: ["development"] })).system;
    expect(await ask(kwibuka)).toContain("These rules stand above all others");
    expect(await ask(aRebRequest())).not.toContain("These rules stand above all others");
  });
});
