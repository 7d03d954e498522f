import { z } from "zod";
import type { Lesson } from "@/lib/bank/schema";
import { choicesOf } from "@/lib/plans/kinds/choices";
import { definePlanKind } from "@/lib/plans/kinds/definition";
import { labelRow } from "@/lib/plans/kinds/printing";
import { contentShape, lessonId, modelShape, requestShape } from "@/lib/plans/kinds/shapes";
import { fieldsWith, guidanceOf, sectionsOf, toolSectionsIn } from "@/lib/plans/kinds/table";
import { outingFields, outingGroups, outingSections } from "./fields";
import { inspectOuting } from "./inspection";
import type * as rules from "./inspection";

const chosen = { lessonId: lessonId.optional() };
const request = z.object({ ...requestShape(outingFields), ...chosen });
const content = z.object({ ...contentShape(outingFields), ...chosen });
type Content = z.infer<typeof content>;
type Request = z.infer<typeof request>;

const nothing = { sure: null, near: [], choices: [], elsewhere: null };

export const outing = definePlanKind<Content, Request, null>({
  content,
  rest: { invalidId: "invalid_plan_id", aliases: { destination: "place" }, calls: {} },
  summarise: ({ place, day, language }) => ({
    title: place,
    subject: "Outing",
    classLevel: "",
    lessonDate: day,
    lessonNo: "",
    durationMinutes: 0,
    teacherName: "",
    language,
    searchText: place,
  }),
  listed: [],
  reviewed: false,
  generation: {
    request,
    brief: request,
    sections: sectionsOf(outingFields, outingSections),
    draft: (given) => content.parse(given),
    requestFromText: async ({ description, today, language }) => ({ place: description, day: today, language }),
    compose: ({ request: given }) => content.parse({ ...given, route: `We walk to ${given.place}.` }),
    prompt: () => ({
      system: guidanceOf(outingFields, outingSections).development ?? "",
      facts: "",
      sections: { development: modelShape(outingFields, ["route"]) },
    }),
    requestFromPlan: (plan) => request.parse(plan),
    hidden: [],
    official: (_field, text) => text,
  },
  translation: { given: [], terms: () => [], mapped: () => null },
  gaps: (plan) =>
    fieldsWith(outingFields, "type")
      .filter((field) => String(plan[field]) === "")
      .map((field) => ({ code: "missing", field, severity: "missing" })),
  backgroundOf: async () => null,
  choices: choicesOf<Content | Request, Lesson>({
    find: () => nothing,
    byId: () => null,
    fits: () => false,
    isCalm: () => false,
    topicsOf: () => [],
    titleOf: ({ place }) => place,
    fieldsOf: ({ title }) => ({ place: title }),
    moved: (plan, { title, language }) => ({ ...plan, place: title, language }),
    adopted: (plan) => plan,
  }),
  isUnfilled: () => false,
  inspect: inspectOuting,
  rules: { source: "tests/support/outing/inspection.ts", name: "inspectOuting" satisfies keyof typeof rules },
  tools: {
    sections: toolSectionsIn(outingFields, outingGroups),
    minutes: () => ({ total: "place", parts: [] }),
    fit: (composed) => composed,
    samples: () => ({ question: "", answer: "", task: "" }),
    isCalm: () => false,
  },
  letterhead: async () => ({ lines: [], logo: null }),
  toDocument: (plan, letterhead) => ({
    title: plan.place,
    language: plan.language,
    letterhead,
    footer: "Outing",
    blocks: [
      { type: "heading", text: "OUTING" },
      { type: "table", columns: [0.3, 0.7], head: [], rows: [labelRow("Route", { text: plan.route })] },
    ],
  }),
});
