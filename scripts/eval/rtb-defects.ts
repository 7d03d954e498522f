import { fillPhrase } from "@/lib/plans/text/wording";
import type { RtbContent } from "@/lib/plans/kinds/rtb/schema";
import { brokenObjectives, passive, untied, vagueSource } from "./broken-texts";
import { components, placeholders, type Defect } from "./defect";

const rtbEmptied = [
  "objectives",
  "assessment",
  "step1LearnerActivity",
  "topicOfSession",
  "summary",
  "step1Resources",
] as const;
const rtbSwapped = ["objectives", "step1TrainerActivity", "summary", "assessment"] as const;

/** What is broken in RTB session plans. */
export const rtbDefects: readonly Defect<RtbContent>[] = [
  ...rtbEmptied.map((field): Defect<RtbContent> => ({
    name: `${field} is empty`,
    rule: "filled",
    break: () => ({ [field]: "" }),
  })),
  { name: "minutes do not add up", rule: "timings", break: (plan) => ({ duration: plan.duration + 15 }) },
  {
    name: "practice shorter than half",
    rule: "halfPractice",
    break: (plan) => ({ step1Duration: plan.step1Duration - 3, conclusionDuration: plan.conclusionDuration + 3 }),
  },
  ...(["who", "verb", "content"] as const).map((part): Defect<RtbContent> => ({
    name: `objective without ${part}`,
    rule: components[part],
    break: (plan) => ({
      objectives: fillPhrase(brokenObjectives[plan.language][part], { title: plan.topicOfSession }),
    }),
  })),
  {
    name: "objective without standard",
    rule: "objectiveManner",
    break: (plan) => ({
      objectives: fillPhrase(brokenObjectives[plan.language].standard, { title: plan.topicOfSession }),
    }),
  },
  { name: "a step says one word", rule: "bothSides", break: () => ({ step1LearnerActivity: "OK" }) },
  {
    name: "trainees' column copied",
    rule: "copied",
    break: (plan) => ({ step1LearnerActivity: plan.step1TrainerActivity }),
  },
  {
    name: "trainees only listen and copy",
    rule: "higherOrder",
    break: (plan) => {
      const lines = passive[plan.language].join("\n");
      const fields = [1, 2, 3, 4, 5]
        .filter((step) => step <= plan.numberOfSteps)
        .map((step) => [`step${step}LearnerActivity`, lines]);
      return { introductionLearnerActivity: lines, ...Object.fromEntries(fields) };
    },
  },
  {
    name: "assessment of another session",
    rule: "assessmentTied",
    break: (_, { lesson }) => ({ assessment: lesson.assessment }),
  },
  { name: "assessment of nothing", rule: "assessmentTied", break: (plan) => ({ assessment: untied[plan.language] }) },
  {
    name: "an invented module code",
    rule: "moduleCode",
    break: (plan) => ({ references: `${plan.references}\nXYZAB909` }),
  },
  {
    name: "sources nobody can look up",
    rule: "sources",
    break: (plan) => ({ references: vagueSource[plan.language] }),
  },
  {
    name: "an activity written twice",
    rule: "repeated",
    break: (plan) => ({ step1TrainerActivity: `${plan.step1TrainerActivity}\n${plan.step1TrainerActivity}` }),
  },
  ...rtbSwapped.map((field): Defect<RtbContent> => ({
    name: `${field} in another language`,
    rule: "language",
    break: (_, { language }) => ({ [field]: language[field] }),
  })),
  ...placeholders.map((text): Defect<RtbContent> => ({
    name: `left over: ${text}`,
    rule: "placeholder",
    break: (plan) => ({ step1TrainerActivity: `${plan.step1TrainerActivity}\n${text}` }),
  })),
];
