import { describe, expect, it } from "vitest";
import { inspectReb } from "@/lib/plans/kinds/reb/inspection";
import { wrongEquations, isWrongAnswer } from "@/lib/plans/inspection/content/reckoning/equations";
import { isWrongBalance, isWrongSet } from "@/lib/plans/inspection/content/reckoning/formulas";
import { rulesOf, starchPlan } from "@/tests/support/starch-plan";

const good = starchPlan();

describe("the check of content", () => {
  const kept = ["frameOnly", "substance", "aboutTitle", "answersGiven", "beyondRecall", "givensThere", "stepsDiffer"];

  it("finds nothing in a whole plan", () => {
    expect(
      rulesOf({}).filter((rule) => [...kept, "factsRight", "reckonedRight", "saysSomething"].includes(rule)),
    ).toEqual([]);
  });

  it("says that facts without an entry of the bank are not judged, and never gives full marks then", () => {
    const { content, unjudged } = inspectReb(good, { unit: null });
    expect(unjudged).toContain("facts");
    expect(content).toBeLessThanOrEqual(95);
  });

  it("finds questions without an answer, and answers that only point elsewhere", () => {
    expect(rulesOf({ notesAnswers: "" })).toContain("answersGiven");
    expect(rulesOf({ notesAnswers: "1. See the book, page 4\n2. As in the key\n3. Correct answer" })).toContain(
      "answersGiven",
    );
  });

  it("finds what is pointed to and is not there", () => {
    const text =
      "Learners look at picture A and figure 3.2, fill the table below with the words given and answer question 7.";
    expect(
      rulesOf({ developmentTeachingActivities: `Step 1: ${text}\nStep 2: ${text} They compare with handout C.` }),
    ).toContain("givensThere");
  });

  it("finds a body that is about something else than its title", () => {
    expect(
      rulesOf({ lessonTitle: "Kinyarwanda proverbs", unitTitle: "Literature", keyUnitCompetence: "Appreciate wisdom" }),
    ).toContain("aboutTitle");
  });

  it("takes one answer of three that is open, and a few things that a class has in hand", () => {
    const open = good.notesAnswers.replace(/^2\..*$/m, "2. Open answer");
    expect(rulesOf({ notesAnswers: open })).not.toContain("answersGiven");
    const named = `${good.developmentTeachingActivities} They look at table 1 and figure 2.`;
    expect(rulesOf({ developmentTeachingActivities: named })).not.toContain("givensThere");
  });

  it("finds a statement against a known fact, but no question, denial or quotation of it", () => {
    const wrong = "Bile is made by the stomach.";
    const told = (text: string) => rulesOf({ notesSummary: `${good.notesSummary}\n${text}` });
    expect(told(wrong)).toContain("factsRight");
    expect(told("Bile is not made by the stomach.")).not.toContain("factsRight");
    expect(told("Is bile made by the stomach?")).not.toContain("factsRight");
    expect(told(`Gasana says: “${wrong}”`)).not.toContain("factsRight");
  });

  it("finds sums that do not come out", () => {
    expect(rulesOf({ notesSummary: `${good.notesSummary}\n12 drops + 5 drops: 12 + 5 = 19` })).toContain(
      "reckonedRight",
    );
  });

  it("finds sentences without sense", () => {
    const noise = "Zorvak plimtu grendal oskifer wanlubo tretmik zupalor. The of and to in is at the for of is.";
    expect(
      rulesOf({
        introductionTeachingActivities: noise,
        conclusionTeachingActivities: noise,
        assessmentMethods: `${good.assessmentMethods} ${noise}`,
      }),
    ).toContain("saysSomething");
  });

  it("finds a lesson of known words that have nothing to do with each other, and shows its oddest sentence", () => {
    const odd = [
      "The trumpet of the triangle sweeps the yoghurt until Saturday becomes a vein.",
      "Each magnet pours the proverb into the shoulder of the harvest and paints it louder.",
      "Learners hammer the vowel, then they boil the border of the century in a sleepy comma.",
      "The lungs of the invoice are planted beside the trumpet, so that the elbow rains in kilometres.",
      "A lazy equator buys the onion of the sentence and folds the volcano under its salary.",
      "The bee explains to the cupboard why the thunder of the fraction tastes of wool.",
    ].join(" ");
    const { findings } = inspectReb(
      { ...good, developmentTeachingActivities: odd, developmentLearningActivities: odd, notesSummary: odd },
      { unit: null },
    );
    const told = findings.find(({ rule }) => rule === "saysSomething");
    expect(odd).toContain(told?.values?.words ?? "nothing");
  });

  it("takes a quiz for a contest in a lesson on people who were killed, and in no other", () => {
    const quiz = {
      conclusionTeachingActivities: "The teacher holds a quiz on what was learnt and thanks the learners.",
    };
    const course = "The course of the 1994 genocide against the Tutsi";
    expect(rulesOf({ ...quiz, lessonTitle: course, unitTitle: course })).toContain("safetyContest");
    expect(rulesOf({ ...quiz, lessonTitle: "The menstrual cycle", unitTitle: "Human reproduction" })).not.toContain(
      "safetyContest",
    );
    expect(rulesOf(quiz)).not.toContain("safetyContest");
  });

  it("finds more acts than a step has minutes, and no fault in one that is told shortly", () => {
    const text = "Step 1 (4 min): Each learner presents. Marks all notebooks one by one; the clay dries for 3 hours.";
    expect(rulesOf({ developmentTeachingActivities: text, developmentDuration: 4 })).toContain("minutesEnough");
    const one = "Step 1 (4 min): Each learner presents to a partner. A bus needs 3 hours for 180 km: its speed?";
    expect(rulesOf({ developmentTeachingActivities: one, developmentDuration: 4 })).not.toContain("minutesEnough");
    const told = "Step 1 (4 min): The board says that a bus goes 130 km to Huye. She tells of a rest of 40 minutes.";
    expect(rulesOf({ developmentTeachingActivities: told, developmentDuration: 4 })).not.toContain("minutesEnough");
  });

  it("reads numbers in words, and leaves homework out, in languages other than English", () => {
    const rulesIn = (language: "fr" | "sw", text: string) =>
      rulesOf({ language, developmentTeachingActivities: text, developmentDuration: 4 });
    const test = "Étape 1 (4 min) : Chaque élève présente. L’enseignant donne un test de vingt questions.";
    expect(rulesIn("fr", test)).toContain("minutesEnough");
    expect(rulesIn("fr", test.replace("vingt", "deux"))).not.toContain("minutesEnough");
    const lesson = "Hatua ya 1 (dakika 4): Kila mwanafunzi anawasilisha. Wanasoma dakika 40.";
    expect(rulesIn("sw", lesson)).toContain("minutesEnough");
    expect(rulesIn("sw", lesson.replace("Wanasoma", "Kazi ya nyumbani: soma"))).not.toContain("minutesEnough");
  });

  it("finds more groups presenting than there are minutes", () => {
    const text =
      "Step 1 [6 min]: Forms 12 groups; all groups present what they found.\nStep 2 [49 min]: Cassava and bread are tested again.";
    expect(rulesOf({ developmentTeachingActivities: text })).toContain("groupMinutes");
  });
});

describe("sums in a text", () => {
  it.each([
    ["1/2 + 1/3 = 2/5", 1],
    ["1/2 + 1/3 = 3/6 + 2/6 = 5/6", 0],
    ["13/12 = 1 1/12", 0],
    ["7 × 8 = 54", 1],
    ["60 × 1440 / 20 = 4 320 ml", 0],
    ["15 × 4 = 60 cm, 60 ÷ 7 = 8, remainder 4", 0],
    ["2x + 3 = 9, so x = 3", 0],
    ["6m - 12 = 0", 0],
    ["3/4 of an hour = 45 min", 0],
    ["1 kg ÷ 2 = 500 g", 0],
    ["60 ÷ 80 = 75 of 100", 0],
    ["1 - 0.540 - 0.341 = 0.118", 0],
    ["0.(027) = 27/999", 0],
    ["25 % of 80 = 20", 0],
    ["Who is right: 3 + 4 = 8?", 0],
    ["A common mistake: 3 + 4 = 8", 0],
    ["Answers: (1) -30 ÷ 40 = -0.75; (2) -3 + 5 = 2", 0],
    ["Answers: (1) -30 ÷ 40 = 0.25", 1],
  ])("%j", (text, count) => {
    expect(wrongEquations(text, "en")).toHaveLength(count);
  });

  it("are asked for by questions", () => {
    expect(isWrongAnswer("Work out 3/4 + 5/6", "9/12 + 10/12 = 19/12 = 1 7/12")).toBe(false);
    expect(isWrongAnswer("3/4 + 5/6 =", "8/10")).toBe(true);
    expect(isWrongAnswer("1 + 1 =", `${".".repeat(600_000)}x`)).toBe(false);
    expect(isWrongAnswer("x + y = 10, x - y = 4", "x = 7, y = 3")).toBe(false);
  });

  it("hold for equations of chemistry and for sets", () => {
    expect(isWrongBalance("Balance Na + Cl₂ → NaCl", "2Na + Cl₂ → 2NaCl")).toBe(false);
    expect(isWrongBalance("Balance Na + Cl₂ → NaCl", "Na + Cl₂ → NaCl₂")).toBe(true);
    expect(isWrongBalance("Balance H₂ + O₂ → H₂O", "H₂ + O₂ → H₂O")).toBe(true);
    expect(isWrongSet("A = {1, 2}, B = {2, 3}. Find A ∪ B", "{1, 2, 3}")).toBe(false);
    expect(isWrongSet("A = {1, 2}, B = {2, 3}. Find A ∪ B", "{2}")).toBe(true);
  });
});
