import { describe, expect, it } from "vitest";
import type { Lesson } from "@/lib/bank/schema";
import type { RebContent } from "@/lib/plans/kinds/reb/schema";
import { linesToCopy } from "@/lib/plans/kinds/reb/composer/entry/copying";
import { units } from "@/lib/plans/kinds/reb/composer/competences/tied-issues";
import { englishPlans, lessonLike, planOf, stepIn } from "./lesson-parts";

/** Plans of which something is not so. */
function wrong(isRight: (plan: RebContent, entry: Lesson) => boolean): string[] {
  return englishPlans.filter(([entry, plan]) => !isRight(plan, entry)).map(([{ id }]) => id);
}

describe("the board during the test", () => {
  it("is covered whole, by a rule that can be followed in a moment", () => {
    const isPlain = ({ conclusionTeachingActivities: text }: RebContent) =>
      text.includes("cover the whole board") && !/what a question or the objective names/.test(text);
    expect(wrong(isPlain)).toEqual([]);
  });

  it("keeps the text that a question points to, and nothing where none does", () => {
    const entry = lessonLike("english/p5/informal-letter");
    const asking = (q: string) =>
      planOf({
        ...entry,
        readings: [{ kind: "letter", title: "A letter", text: "Dear Keza, come soon." }],
        exercises: ["one", "two", "three", "four"].map((n) => ({ q: `${q} (${n})`, a: "Keza.", level: "apply" })),
      }).conclusionTeachingActivities;
    expect(asking("Who gets the letter?")).toContain("Only this stays: what the test points to in no. 1, 2 and 3");
    expect(asking("Write a letter. What does the letter say?")).not.toContain("Only this stays");
  });
});

const kinds = [
  "KINDS OF ANIMALS",
  "Group | Skin | Young",
  "Mammals | hair | milk",
  "Birds | feathers | eggs",
  "Reptiles | dry scales | eggs",
  "Fish | wet scales | eggs in water",
  "Frogs live on land and in water and breathe through the skin too.",
  "Insects have six legs and three parts of the body.",
];

describe("the lines that are copied", () => {
  it("are those that each of the questions needs, a row of a table with its head", () => {
    const wanted = ["six legs and three parts", "dry scales"].map((text) => ({ text, weight: 1 }));
    const chosen = linesToCopy(kinds, { minutes: 1.5, band: "primary", wanted });
    expect([...chosen].sort()).toEqual([1, 4, 7]);
  });

  it("are another line for another question, not the same one twice", () => {
    const wanted = ["frogs breathe through the skin", "frogs breathe on land", "insects"];
    const chosen = linesToCopy(kinds, {
      minutes: 1,
      band: "primary",
      wanted: wanted.map((text) => ({ text, weight: 1 })),
    });
    expect([...chosen].sort()).toEqual([6, 7]);
  });
});

describe("the sentences on values", () => {
  it("fit no other lesson", () => {
    const usual = /^- (?:Gender|Peace|Finance|Standardi[sz]ation|Inclusive)/;
    const said = new Map<string, Set<string>>();
    for (const [{ id }, plan] of englishPlans)
      for (const line of Object.values(plan).join("\n").split("\n"))
        if (usual.test(line)) said.set(line, (said.get(line) ?? new Set()).add(id));
    const shared = [...said].filter(([, ids]) => ids.size > 2);
    expect(shared.map(([line]) => line)).toEqual([]);
    expect(said.size).toBeGreaterThan(englishPlans.length * 2);
  });
});

describe("the help", () => {
  it("stands at the task that it is for", () => {
    const entry = lessonLike("science-and-elementary-technology/p5/photosynthesis");
    const application = {
      q: "A farmer in Musanze grows tomatoes under plastic. Why do they grow?",
      a: "Light and air.",
    };
    const help = (support: string, discovery = entry.discovery) => {
      const plan = planOf({ ...entry, support, application, discovery });
      return [1, 5].filter((number) => stepIn(plan, number).text.includes(support));
    };
    expect(help("Let them name the tomatoes and the plastic of the farmer first.")).toEqual([5]);
    const boxes = { ...entry.discovery, task: "Sort the leaves, the stones and the seeds into two boxes." };
    expect(help("Give them three stones and three seeds alone.", boxes)).toEqual([1]);
  });
});

describe("materials for each group", () => {
  it("are counted by their groups, so that no number is taken for that of the things", () => {
    expect(wrong((plan) => !/ \(\d+ in all\)/.test(plan.learningMaterials))).toEqual([]);
    const counted = englishPlans.filter(([, plan]) =>
      /for each of the (?:9 groups|23 pairs)/.test(plan.learningMaterials),
    );
    expect(counted.length).toBeGreaterThan(10);
  });
});

describe("the joins of a plan's sentences", () => {
  it("have one mark of punctuation", () => {
    const stray = /[^.]\.\)[;,.](?!\.)|[^.]\.\.(?!\.)|;;|[^.]\.;/;
    const found = englishPlans.flatMap(([{ id }, plan]) =>
      [plan.instructionalObjectives, plan.conclusionTeachingActivities, plan.introductionTeachingActivities]
        .join("\n")
        .split("\n")
        .filter((line) => stray.test(line))
        .map((line) => `${id}: ${line}`),
    );
    expect(found).toEqual([]);
  });
});

describe("the minutes of a plan", () => {
  it("leave some in hand, beside what the last step itself takes", () => {
    const isSlack = (plan: RebContent) => {
      const { text, minutes } = stepIn(plan, 5);
      const spare = Number(/(\d+) min of this step are in hand/.exec(text)?.[1] ?? 0);
      return spare === 2 && minutes - spare >= 4;
    };
    // A task that waits may take them.
    expect(wrong(isSlack).length).toBeLessThan(englishPlans.length / 20);
    const [entry] = englishPlans[0] ?? [];
    expect(entry && stepIn(planOf(entry, { totalDuration: 80 }), 5).text).toContain("5 min of this step are in hand");
  });
});

describe("the test", () => {
  const exercise = (q: string, a: string) => ({ q, a, level: "apply" as const });
  const essay = lessonLike("english/s3/argumentative-essay");

  it("cannot be passed without writing where the objective is to write", () => {
    const exercises = [
      exercise("Complete: ____, rest is important.", "First"),
      exercise("Complete: It costs money. ____, it saves time.", "However"),
      exercise("Complete: ____, I would try it.", "To sum up"),
      exercise("Write a thesis on litter in towns.", "Towns should fine litter."),
    ];
    expect(planOf({ ...essay, exercises }).assessmentMethods).toMatch(/number \d among them[^]*Write a thesis/);
  });

  it("asks for the little words that the title names", () => {
    const exercises = ["much", "many", "few", "some"].map((word, index) =>
      exercise(`Complete the sentence ${index + 1} with ${word} or another word.`, word),
    );
    const nouns = lessonLike("english/p5/countable-and-uncountable-nouns", { exercises });
    const plan = planOf(nouns, { lessonTitle: "Countable nouns with some" });
    expect(plan.assessmentMethods).toContain("with some or");
  });
});

describe("a summary of many short lines", () => {
  it("is copied in part in five minutes, whatever the class, and whole where there is time", () => {
    const lines = Array.from({ length: 10 }, (_, index) => `Part ${index + 1}: short`);
    const wanted = [{ text: "Part 3", weight: 1 }];
    for (const band of ["primary", "lower", "upper"] as const) {
      expect(linesToCopy(lines, { minutes: 5, band, wanted }).size).toBeLessThanOrEqual(7);
      expect(linesToCopy(lines, { minutes: 12, band, wanted }).size).toBe(10);
    }
  });
});

describe("the test on a covered board", () => {
  it("has its cloth and sheet among the materials, and no question that is written up", () => {
    const isReady = ({ learningMaterials, conclusionTeachingActivities }: RebContent) =>
      learningMaterials.includes("Cloth or old newspapers") && !conclusionTeachingActivities.includes("write up");
    expect(wrong(isReady)).toEqual([]);
  });

  it("is said to name a unit only where the answer has one", () => {
    const isSo = (plan: RebContent) => {
      const [, number] =
        /question (\d) of the test is answered with its unit/.exec(plan.conclusionCrosscuttingIssues) ?? [];
      const answer =
        plan.notesAnswers.split("\n").find((line) => line.startsWith(`Assessment ${number ?? ""}. `)) ?? "";
      return number === undefined || units.test(answer);
    };
    expect(wrong(isSo)).toEqual([]);
    const told = planOf(lessonLike("chemistry/s1/separation-techniques"), {
      lessonTitle: "Separation of mixtures: filtration and evaporation",
      totalDuration: 80,
    });
    expect(told.conclusionCrosscuttingIssues).not.toContain("is answered with its unit");
  });

  it("lets each question count that does what the objective says", () => {
    const plan = planOf(lessonLike("entrepreneurship/s1/needs-and-wants"));
    expect(plan.assessmentMethods).toContain("at least 2 of the 3 questions right.");
  });
});

describe("the stars on the board", () => {
  it("are explained wherever they stand, and promise nothing of the test", () => {
    const health = lessonLike("biology-and-health-sciences/s2/hiv-prevention");
    for (const plan of [planOf(health), ...englishPlans.map(([, plan]) => plan)]) {
      const isStarred = / \*$/m.test(plan.developmentTeachingActivities);
      expect(/lines marked \* first/.test(plan.developmentLearningActivities)).toBe(isStarred);
      expect(plan.developmentLearningActivities).not.toContain("which the test needs");
    }
  });
});
