import { fillPhrase } from "@/lib/plans/text/wording";
import { stepHeads } from "@/lib/plans/text/reading";
import type { RebContent } from "@/lib/plans/kinds/reb/schema";
import { brokenObjectives, drawnTask, otherNeed, passive, unofficial, untied, vagueSource } from "./broken-texts";
import { components, placeholders, type Defect } from "./defect";

function asLines(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join("\n");
}

function addLine(text: string, line: string): string {
  return `${text}\n- ${line}`;
}

function firstActivity(text: string): string {
  return (
    text.split("\n").find((line) => line.startsWith("- ") && line.split(" ").length > 6) ??
    "- Answer the three questions of the teacher aloud"
  );
}

const emptied = [
  "instructionalObjectives",
  "learningMaterials",
  "assessmentMethods",
  "developmentLearningActivities",
  "keyUnitCompetence",
  "lessonTitle",
  "conclusionTeachingActivities",
] as const;
const swapped = [
  "instructionalObjectives",
  "developmentLearningActivities",
  "assessmentMethods",
  "conclusionTeachingActivities",
] as const;

/** What is broken in REB lesson plans. */
export const rebDefects: readonly Defect<RebContent>[] = [
  ...emptied.map((field): Defect<RebContent> => ({
    name: `${field} is empty`,
    rule: "filled",
    break: () => ({ [field]: " …… " }),
  })),
  { name: "minutes do not add up", rule: "timings", break: (plan) => ({ totalDuration: plan.totalDuration + 5 }) },
  {
    name: "steps take other minutes than the development",
    rule: "stepTimings",
    break: (plan) => ({
      developmentDuration: plan.developmentDuration + 3,
      conclusionDuration: plan.conclusionDuration - 3,
    }),
  },
  ...(["condition", "who", "verb", "content", "standard"] as const).map((part): Defect<RebContent> => ({
    name: `objective without ${part}`,
    rule: components[part],
    break: (plan) => ({
      instructionalObjectives: fillPhrase(brokenObjectives[plan.language][part], { title: plan.lessonTitle }),
    }),
  })),
  { name: "a stage says one word", rule: "bothSides", break: () => ({ conclusionLearningActivities: "- OK" }) },
  {
    name: "learners' column copied from the teacher's",
    rule: "copied",
    break: (plan) => ({ introductionLearningActivities: plan.introductionTeachingActivities }),
  },
  {
    name: "learners only listen and copy",
    rule: "higherOrder",
    break: (plan) => {
      const [first = "", second = "", third = ""] = passive[plan.language];
      return {
        introductionLearningActivities: asLines([first]),
        developmentLearningActivities: asLines([first, second, third]),
        conclusionLearningActivities: asLines([second, third]),
      };
    },
  },
  {
    name: "the lesson ends without a task",
    rule: "endsApplied",
    break: (plan) => {
      const [first = "", second = "", third = ""] = passive[plan.language];
      return {
        developmentLearningActivities: asLines([first, second, third]),
        conclusionLearningActivities: asLines([second, third]),
      };
    },
  },
  {
    name: "a competence of no official list",
    rule: "official",
    break: (plan) => ({
      developmentCrosscuttingIssues: addLine(plan.developmentCrosscuttingIssues, unofficial[plan.language]),
    }),
  },
  {
    name: "a competence without explanation",
    rule: "explained",
    break: (plan) => ({
      conclusionCrosscuttingIssues: plan.conclusionCrosscuttingIssues.replace(/^(- [^:\n]+:) .*$/m, "$1 …"),
    }),
  },
  {
    name: "a stage without competences",
    rule: "competenceNamed",
    break: (plan) => ({ introductionCrosscuttingIssues: passive[plan.language][0] ?? "" }),
  },
  {
    name: "a need without adaptation",
    rule: "adaptation",
    applies: (plan) => !/autis|otisime|usonji/.test(JSON.stringify(plan).toLowerCase()),
    break: (plan) => ({ specialNeeds: otherNeed[plan.language] }),
  },
  {
    name: "an assessment that shuts a learner out",
    rule: "shutOut",
    applies: (plan) =>
      !/blind|visual|aveugle|visuel|bona|asiyeona|wasioona|macho/.test(JSON.stringify(plan).toLowerCase()),
    break: (plan) => ({
      specialNeeds: drawnTask[plan.language].need,
      assessmentMethods: addLine(plan.assessmentMethods, drawnTask[plan.language].task),
    }),
  },
  {
    name: "assessment of another lesson",
    rule: "assessmentTied",
    break: (_, { lesson }) => ({ assessmentMethods: lesson.assessmentMethods }),
  },
  {
    name: "assessment of nothing",
    rule: "assessmentTied",
    break: (plan) => ({ assessmentMethods: untied[plan.language] }),
  },
  {
    name: "assessment by another standard",
    rule: "sameStandard",
    break: (plan) => ({
      assessmentMethods: plan.assessmentMethods.replace(/\b[24]\b([^.\d;:]{1,22})\b[35]\b/, "7$19"),
    }),
    applies: (plan) => /\b[24]\b[^.\d;:]{1,22}\b[35]\b/.test(plan.assessmentMethods),
  },
  {
    name: "an invented unit",
    rule: "unitNumber",
    break: (plan) => ({
      references: addLine(
        plan.references,
        `${{ en: "Unit", fr: "Unité", rw: "Umutwe wa", sw: "Sehemu ya" }[plan.language]} 42`,
      ),
    }),
  },
  {
    name: "an invented address",
    rule: "unverifiedSource",
    break: (plan) => ({ references: addLine(plan.references, "https://lessons.example.org/reb/best-plan-2031.pdf") }),
  },
  {
    name: "sources nobody can look up",
    rule: "sources",
    break: (plan) => ({ references: `- ${vagueSource[plan.language]}` }),
  },
  {
    name: "a single material",
    rule: "materials",
    break: (plan) => ({ learningMaterials: plan.learningMaterials.split("\n")[0]?.split(/[,;]/)[0] ?? "" }),
  },
  {
    name: "steps in the wrong order",
    rule: "stepOrder",
    applies: (plan) => stepHeads(plan.developmentTeachingActivities).length > 1,
    break: (plan) => ({
      developmentTeachingActivities: plan.developmentTeachingActivities
        .split(/\n(?=\d\. )/)
        .reverse()
        .join("\n"),
    }),
  },
  {
    name: "an activity written twice",
    rule: "repeated",
    break: (plan) => ({
      conclusionTeachingActivities: `${plan.conclusionTeachingActivities}\n${firstActivity(plan.developmentTeachingActivities)}\n${firstActivity(plan.developmentTeachingActivities)}`,
    }),
  },
  ...swapped.map((field): Defect<RebContent> => ({
    name: `${field} in another language`,
    rule: "language",
    break: (_, { language }) => ({ [field]: language[field] }),
  })),
  ...placeholders.map((text): Defect<RebContent> => ({
    name: `left over: ${text}`,
    rule: "placeholder",
    break: (plan) => ({ developmentTeachingActivities: addLine(plan.developmentTeachingActivities, text) }),
  })),
];
