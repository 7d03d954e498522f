import { describe, expect, it } from "vitest";
import { wrongEquations } from "@/lib/plans/inspection/content/reckoning/equations";
import { wrongRelations } from "@/lib/plans/inspection/content/reckoning/relations";
import { rebChoices } from "@/lib/plans/kinds/reb/choices";
import { inspectReb } from "@/lib/plans/kinds/reb/inspection";
import type { RebContent } from "@/lib/plans/kinds/reb/schema";
import { rulesOf, starchPlan } from "@/tests/support/starch-plan";

const good = starchPlan();

function assessedBy(assessmentMethods: string): string[] {
  return rulesOf({ notesExercises: "", notesAnswers: "", assessmentMethods });
}

describe("answers, wherever a teacher writes them", () => {
  it.each([
    "1 What colour does iodine give with starch? (blue-black) 2 Which food has no starch? (oil)",
    "1. What colour is it? Answer: blue-black. 2. Which food has none? Ans. oil",
    "What colour is it? = blue-black\nWhich food has none? = oil",
    "1. What colour is it?\n2. Which food has none?\nKey: 1 blue-black, 2 oil",
    "What colour is it? | blue-black\nWhich food has none? | oil",
    "Quelle couleur ? (bleu-noir) Quel aliment n'en a pas ? Réponse : l'huile",
    "Ni irihe bara? Igisubizo: ubururu. Ni ikihe kitayifite? R: amavuta",
    "Ni rangi gani? (bluu) Ni chakula gani hakina? Jibu: mafuta",
    "Add a mark: 1 Where is it (?) Which one has it? (3)",
  ])("are seen: %s", (text) => {
    expect(assessedBy(text)).not.toContain("answersGiven");
  });

  it("are seen in the exercises themselves, and in a key without numbers", () => {
    const exercises = "1. What is 2 x 6? (12)\n2. What is 3 x 6? Answer: 18\n3. What is 4 x 6? = 24";
    expect(rulesOf({ notesExercises: exercises, notesAnswers: "" })).not.toContain("answersGiven");
    const bare = exercises.replace(/\?.*$/gm, "?");
    expect(rulesOf({ notesExercises: bare, notesAnswers: "12\n18\n24" })).not.toContain("answersGiven");
    expect(rulesOf({ notesExercises: bare, notesAnswers: "" })).toContain("answersGiven");
  });

  it("are none where there are none, or where they only send to a text", () => {
    expect(assessedBy("1 What colour is it? 2 Which food has no starch? 3 Why?")).toContain("answersGiven");
    expect(
      assessedBy("1 Who came? (the name in the second paragraph) 2 Why? (the reason is in line 4 of the passage)"),
    ).toContain("answersGiven");
  });
});

describe("answers that stand with the learners, or in a key of the notes", () => {
  const asked = "Alone: 1. What colour does iodine give with potato? 2. Which food stays brown, and how many of 12?";

  it.each([
    { conclusionLearningActivities: "Write blue-black for cassava; onion stays brown, 3.5 g and 14 drops." },
    { conclusionLearningActivities: "Assessment (5 min): 1. violet; 2. onion.\nSummary (3 min): Say the rule." },
    { notesSummary: "Board: drawing. Expected answers. 1 blue-black; 2 onion and egg white, three." },
  ])("are answers: %o", (changed) => {
    const texts = { notesExercises: "", notesAnswers: "", assessmentMethods: asked, ...changed };
    expect(rulesOf(texts)).not.toContain("answersGiven");
  });

  it.each([
    "Work alone for 10 minutes, then compare in groups of 4.",
    "Write the solutions to numbers 1 to 12 on a sheet and hand it in.",
    "Assessment (15 min): Answer alone.\nSummary (3 min): Say that cassava, onion, egg white and bread were tried.",
  ])("are none where learners only work: %s", (conclusionLearningActivities) => {
    const texts = { notesExercises: "", notesAnswers: "", assessmentMethods: asked, conclusionLearningActivities };
    expect(rulesOf(texts)).toContain("answersGiven");
  });
});

describe("exercises that are set within the steps", () => {
  function setBy(teacher: string, learners: string): string[] {
    const none = { notesExercises: "", notesAnswers: "", assessmentMethods: "Marks the sheets." };
    const done = `Step 1: Listen.\nStep 2: ${learners}`;
    const taught = `Step 1 [10 min]: Shows how.\nStep 2 [25 min]: ${teacher}`;
    return rulesOf({ ...none, developmentTeachingActivities: taught, developmentLearningActivities: done });
  }
  const equations = "Exercises: 1. x + 9 = 20. 2. 3x - 4 = 11. 3. 4(x - 2) = 2x + 6.";
  const gaps = "Exercise: a) How ___ sugar? b) There are not ___ eggs. c) Have we ___ oil?";
  const alone = "Work alone, then in pairs; write the solutions and hand the sheet in.";

  it.each([
    [equations, alone],
    [gaps, alone],
    ["Test: (1) What is 12 x 4? (2) What is 15 x 3? (3) Find 18 x 2?", "Answer in silence."],
  ])("have no answer: %s", (teacher, learners) => {
    expect(setBy(teacher, learners)).toContain("answersGiven");
  });

  it.each([
    [equations, "Find 11, 5 and 7 and explain: 1. x = 11; 2. x = 5; 3. x = 7."],
    [gaps, "Write a) much; b) many; c) any."],
    ["1. What is 12 x 4? (48) 2. What is 15 x 3? (45) 3. Find 18 x 2? (36)", alone],
    [`${equations} Answers: first eleven, second five, third minus seven with the check in the first balance.`, alone],
    ["Tasks: 1. Write a paragraph on the market. 2. Discuss it with your friend. 3. Draw the stall.", alone],
    ["1. x + 9 = 20. 2. Read it aloud.", alone],
  ])("have theirs, or are open or few: %s / %s", (teacher, learners) => {
    expect(setBy(teacher, learners)).not.toContain("answersGiven");
  });
});

describe("a lesson that the bank knows", () => {
  const step = "Gives each group a bean plant and asks for root, stem, leaf and flower and the work of each.";
  const learnt = "Touch each part, name root, stem, leaf and flower: roots drink, leaves make food.";
  const lesson = {
    subject: "Science and Elementary Technology",
    classLevel: "P4",
    lessonTitle: "Parts of a plant",
    unitTitle: "Plants",
    keyUnitCompetence: "Describe plants.",
    developmentTeachingActivities: [1, 2, 3].map((at) => `Step ${at} [10 min]: ${step}`).join("\n"),
    developmentLearningActivities: [1, 2, 3].map((at) => `Step ${at}: ${learnt}`).join("\n"),
  };
  function knownRules(changed: Partial<RebContent>): string[] {
    const content = { ...good, ...lesson, ...changed };
    const entry = rebChoices.known(content);
    if (!entry) throw new Error("the bank's lesson on parts of a plant is gone");
    const told = (text: string) => text.replaceAll("{task}", entry.discovery.task);
    const own = { ...content, developmentTeachingActivities: told(content.developmentTeachingActivities) };
    return inspectReb(own, { unit: null, known: { entry, before: null } }).findings.map(({ rule }) => rule);
  }

  it("is judged in a stranger's words, and stands in the bank's own", () => {
    expect(knownRules({})).toContain("stepsDiffer");
    const ofBank = [1, 2, 3].map((at) => `Step ${at} [10 min]: Groups: {task} ${step}`).join("\n");
    expect(knownRules({ developmentTeachingActivities: ofBank })).not.toContain("stepsDiffer");
  });

  it("needs the things that its stranger names, and not those of the bank's own words", () => {
    const chart =
      "Read the pie chart. Look at the pie chart. The parts of the pie chart and of the pie chart are told.";
    const at = (head: string) => `Step 1 [10 min]: ${head} ${chart}\nStep 2 [10 min]: ${step}`;
    expect(knownRules({ developmentTeachingActivities: at("Groups:"), learningMaterials: "Beans" })).toContain(
      "givensThere",
    );
    expect(knownRules({ developmentTeachingActivities: at("{task}"), learningMaterials: "Beans" })).not.toContain(
      "givensThere",
    );
  });
});

describe("the steps of a stranger's development", () => {
  const sort = "Groups sort cow, hen, fish, frog and snake under backbone and bee, worm, snail under none.";

  it("are told apart by their minutes alone, and are one act where each does the same", () => {
    const taught = ["Step 1 [10 min]", "Step 2 [10 min]", "Step 3 [10 min]"].map((head) => `${head} ${sort}`);
    const learnt = [1, 2, 3].map((step) => `Step ${step}: Sort: cow, hen, fish, frog; bee, worm, snail.`);
    const twice = {
      developmentTeachingActivities: taught.join("\n"),
      developmentLearningActivities: learnt.join("\n"),
    };
    expect(rulesOf(twice)).toContain("stepsDiffer");
  });

  it("do not take twice the time of the lesson", () => {
    const heads = [1, 2, 3, 4].map((step) => `Step ${step} (${good.totalDuration / 2} min): ${sort}`);
    expect(rulesOf({ developmentTeachingActivities: heads.join("\n") })).toContain("minutesEnough");
  });
});

it("a lesson that promises a list, has it copied and asks for it again is lower-order only", () => {
  const recall = {
    instructionalObjectives: "Learners will list the three foods with starch and state their names.",
    introductionLearningActivities: "Repeat the names three times.",
    developmentLearningActivities: "Copy the list. Listen and repeat it. Recite the list.",
    conclusionLearningActivities: "Copy the note.",
    introductionTeachingActivities: "Says the names.",
    conclusionTeachingActivities: "Says the names once more.",
    notesExercises: "",
    notesAnswers: "",
    assessmentMethods: "1 List the three foods. (rice, maize, cassava) 2 How many are they? (three)",
  };
  expect(rulesOf(recall)).toContain("beyondRecall");
  const more = "Learners will sort ten foods by starch and explain the test.";
  expect(rulesOf({ ...recall, instructionalObjectives: more })).not.toContain("beyondRecall");
});

describe("what a lesson needs", () => {
  it("is missed where problems have no figure, and not where they have", () => {
    const bare =
      "1 A stone is thrown; calculate its range. (61 m) 2 A ball falls; find the speed at the floor. (4.4 m/s)";
    expect(assessedBy(bare)).toContain("givensThere");
    expect(assessedBy(bare.replaceAll(";", " from 3 m;"))).not.toContain("givensThere");
  });

  it("is missed where a chart is read that nobody brings or draws", () => {
    const asked =
      "Use the pie chart. Look at the pie chart and read the parts of the chart. Question a) is on the chart.";
    const reading = { learningMaterials: "Chalkboard, exercise books", developmentTeachingActivities: asked };
    expect(rulesOf(reading)).toContain("givensThere");
    expect(rulesOf({ ...reading, learningMaterials: "Pie chart on manila" })).not.toContain("givensThere");
  });
});

describe("numbers that code can compare", () => {
  it.each([
    ["2 kg = 200 g", "en"],
    ["1 h = 100 min", "en"],
    ["20% of 50 = 12", "en"],
    ["Saa mbili asubuhi ni 10:00", "sw"],
    ["saa tatu na robo = 9:30", "sw"],
  ] as const)("%s does not hold", (text, language) => {
    expect(wrongRelations(text, language)).toHaveLength(1);
  });

  it.each([
    ["2 kg = 2 000 g, 1.5 h = 90 min, 20% of 60 = 12", "en"],
    ["On the map 1 cm = 5 km", "en"],
    ["A common mistake: 2 kg = 200 g", "en"],
    ["Saa mbili asubuhi ni 8:00; saa tatu kasoro robo ni 8:45; saa sita na nusu = 12:30", "sw"],
  ] as const)("%s holds, or is told as a mistake", (text, language) => {
    expect(wrongRelations(text, language)).toEqual([]);
  });

  it("are right when thousands are added", () => {
    expect(wrongEquations("15 + 25 + 16 = 56 000", "en")).toEqual([]);
    expect(wrongEquations("15 + 25 + 16 = 57 000", "en")).toHaveLength(1);
  });
});

it.each([
  ["acids turn red litmus blue, bases turn blue litmus red", true],
  ["The scale: 0 to 6 is base, 8 to 14 is acid.", true],
  ["So we say a hour and an university.", true],
  ["Acids turn blue litmus red, bases turn red litmus blue.", false],
])("says of %j whether it stands against a fact: %s", (text, isWrong) => {
  const told = { developmentTeachingActivities: `${good.developmentTeachingActivities}\n${text}` };
  expect(rulesOf(told).includes("factsRight")).toBe(isWrong);
});
