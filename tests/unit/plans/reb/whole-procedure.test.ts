import { describe, expect, it } from "vitest";
import { loadBank } from "@/lib/bank/queries";
import { planLanguages } from "@/lib/core/language";
import { composeReb } from "@/lib/plans/kinds/reb/composer";
import { rebChoices } from "@/lib/plans/kinds/reb/choices";
import { rebRequest } from "@/lib/plans/kinds/reb/schema";
import { aRebRequest } from "./requests";
import { bare, englishPlans, lessonLike, planOf, stepIn } from "./lesson-parts";

const linesPerMinute = { young: 1, primary: 2, older: 3 };

function rateOf(className: string): number {
  if (/^(?:N|P[1-3])/.test(className)) return linesPerMinute.young;
  return /^P/.test(className) ? linesPerMinute.primary : linesPerMinute.older;
}

describe("the summary of the board", () => {
  it("is copied while it stands, in lines that are marked and that the minutes hold", () => {
    for (const [entry, plan] of englishPlans) {
      const { text, minutes } = stepIn(plan, 4);
      const learners = stepIn(plan, 4, "Learning").text;
      const marked = text.split("\n").filter((line) => line.endsWith(" *")).length;
      const [, said] = /Copy the (\d+) lines marked \*/.exec(learners) ?? [];
      if (!said) expect(learners, entry.id).toContain("Copy the summary before the board is covered");
      expect(marked, entry.id).toBe(Number(said ?? 0));
      expect(marked, entry.id).toBeLessThanOrEqual(Math.max(2, minutes * rateOf(entry.classes[0] ?? "")));
    }
  });

  it("is copied from the first step of its rule on", () => {
    const { text } = stepIn(planOf(lessonLike("mathematics/p5/adding-fractions-different-denominators")), 4);
    for (const step of [1, 2, 3]) expect(text).toMatch(new RegExp(`^  ${step}\\. .* \\*$`, "m"));
  });

  it("is covered for the test alone, and what a question needs is not", () => {
    const board = "LATENT HEAT\nIce melts: 334 000 J for each kg\nWater boils: 2 260 000 J for each kg";
    const exercises = [
      { q: "How much heat melts 2 kg of ice?", a: "2 × 334 000 = 668 000 J", level: "apply" as const },
      { q: "How much heat melts 3 kg of ice?", a: "3 × 334 000 = 1 002 000 J", level: "apply" as const },
      { q: "How much heat melts 5 kg of ice?", a: "5 × 334 000 = 1 670 000 J", level: "apply" as const },
      { q: "Which needs more heat?", a: "Boiling.", level: "remember" as const },
    ];
    const objective = { verb: "calculate", content: "the heat that melts ice", condition: "in J", standard: "3 of 4" };
    const plan = planOf(lessonLike("physics/s3/latent-heat", { board, exercises, objective }));
    expect(plan.conclusionTeachingActivities).toContain("cover the whole board");
    expect(plan.conclusionTeachingActivities).toContain("Only this stays: Ice melts: 334 000 J for each kg.");
    expect(plan.conclusionTeachingActivities).toContain("then uncover the board and mark");
  });
});

describe("the stages of a lesson", () => {
  it("say how long those who present speak, and have time for them", () => {
    for (const [entry, plan] of englishPlans) {
      const { text, minutes } = stepIn(plan, 2);
      const most = /three or four (?:groups|pairs)/.test(text) ? 4 : 2;
      expect(text, entry.id).toContain("about a minute for each");
      expect(minutes, entry.id).toBeGreaterThanOrEqual(most);
    }
  });

  it("settle mistaken ideas by the text where the topic is sensitive, and name helpers before they are asked for", () => {
    const calm = loadBank().lessons.filter(({ sensitive, language }) => sensitive && language === "en");
    for (const entry of calm) {
      const plan = planOf(entry);
      const request = rebRequest.parse(
        aRebRequest({ lessonTitle: plan.lessonTitle, subject: entry.subject, classLevel: entry.classes[0] }),
      );
      if (!rebChoices.isCalm(request)) continue;
      const [idea] = entry.misconceptions;
      const { text } = stepIn(plan, 3);
      const last = bare(idea?.says ?? "?")
        .split(" ")
        .slice(-3)
        .join(" ");
      expect(bare(text), entry.id).toContain(last.replace(/^["“]|["”]$/g, ""));
      expect(bare(text), entry.id).toContain(bare(idea?.answer ?? "?"));
      expect(text.split("\n").length, entry.id).toBeGreaterThanOrEqual(4);
      const opening = bare(plan.introductionTeachingActivities);
      expect(opening, entry.id).toContain(bare(entry.sensitive?.support ?? "?"));
      expect(opening, entry.id).toContain("second adult");
    }
    expect(calm.length).toBeGreaterThan(0);
  });

  it.each(planLanguages)(
    "name helpers and a second adult at the beginning of a calm lesson without an entry in %s",
    (language) => {
      const request = aRebRequest({
        language,
        lessonTitle: "Genocide",
        subject: "History and Citizenship",
        classLevel: "S3",
      });
      const plan = composeReb({ request, background: { unit: null }, seed: 1 });
      expect(plan.introductionTeachingActivities).toContain("116");
    },
  );
});

describe("what helps those who need it", () => {
  const id = "physics/s3/latent-heat";
  const support = "Learners mark the graph with two colours.";

  it("is there today, or is the example on the board", () => {
    const bareEntry = {
      support,
      diagrams: [],
      readings: [],
      board: "HEAT\nQ = mL",
      application: { q: "Say it.", a: "So." },
    };
    const without = lessonLike(id, {
      ...bareEntry,
      discovery: { ...lessonLike(id).discovery, task: "Feel the cup. 1. Cold? 2. Warm?", materials: ["a cup"] },
    });
    expect(stepIn(planOf(without), 5).text).not.toContain(support);
    expect(stepIn(planOf(without), 5).text).toContain("Those who need help: they do the first part");
    const drawn = lessonLike(id, { ...bareEntry, board: "HEAT\nthe graph rises" });
    const given = stepIn(planOf(drawn), 1).text + stepIn(planOf(drawn), 5).text;
    expect(given).toContain(support);
  });
});

describe("the opening question", () => {
  const id = "physics/s3/latent-heat";

  it("is shown where it is a scene, in brackets too", () => {
    const hook = "(The teacher shows a glass of muddy water.) Whose field is in it?";
    const { introductionTeachingActivities } = planOf(lessonLike(id, { hook }));
    expect(introductionTeachingActivities).toContain(`Open the lesson like this: ${hook}`);
  });

  it("is answered at the end where the entry has an answer, and is not said to be where it has none", () => {
    const told = planOf(lessonLike(id, { hookAnswer: "It melts." })).conclusionTeachingActivities;
    expect(told).toContain(
      "learners answer it now with what they have found; then they say the main points once more. Answer: It melts.\n",
    );
    const open = planOf(lessonLike(id, { hookAnswer: undefined }));
    expect(open.conclusionTeachingActivities).toContain("come back to the opening");
    expect(open.conclusionTeachingActivities).not.toContain("answer it now");
    expect(open.conclusionLearningActivities).not.toContain("Answer the opening question");
  });
});
