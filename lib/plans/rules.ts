import { AppError } from "@/lib/core/errors";
import { searchable, storable } from "@/lib/core/searchable";
import { slug } from "@/lib/core/slug";
import { lineCount } from "@/lib/documents/rules";
import { fieldBounds, heartbeatLimit, lineBounds, slugLimit } from "./constants";
import type { PlanContent, PlanKindDefinition } from "./kinds/contract";
import type { RunState, PlanStatus, ReviewState } from "./types";

/** Completed once no official field is missing. Source: PLN-2. */
export function statusOf(kind: PlanKindDefinition, content: PlanContent): "draft" | "completed" {
  return kind.gaps(content).some((gap) => gap.severity === "missing") ? "draft" : "completed";
}

/** The columns that stand beside the content, derived from it. */
export function columnsOf(kind: PlanKindDefinition, content: PlanContent) {
  const { searchText, ...summary } = kind.summarise(content);
  return {
    ...summary,
    title: summary.title.slice(0, fieldBounds.shortText),
    subject: summary.subject.slice(0, fieldBounds.shortText),
    classLevel: summary.classLevel.slice(0, fieldBounds.shortText),
    lessonNo: summary.lessonNo.slice(0, 60),
    lessonDate: summary.lessonDate.slice(0, 40),
    teacherName: summary.teacherName.slice(0, fieldBounds.shortText),
    durationMinutes: Math.round(summary.durationMinutes),
    searchText: searchable(searchText).slice(0, 2_000),
    content,
  };
}

/** The content with every text in a form that the database can hold. */
export function storableContent(content: PlanContent): PlanContent {
  return Object.fromEntries(
    Object.entries(content).map(([name, value]) => [name, typeof value === "string" ? storable(value) : value]),
  );
}

/** Throws `invalid_input` at each text with too many lines to be printed, or at the longest when they are too many together. */
export function assertLines(content: PlanContent): void {
  const texts = Object.entries(content).filter((entry): entry is [string, string] => typeof entry[1] === "string");
  const counted = texts.map(([name, text]) => ({ name, lines: lineCount(text) }));
  const long = counted.filter(({ lines }) => lines > lineBounds.text);
  if (long.length > 0)
    throw new AppError("invalid_input", { fields: Object.fromEntries(long.map(({ name }) => [name, "tooManyLines"])) });
  const [longest] = counted.sort((one, other) => other.lines - one.lines);
  if (longest && counted.reduce((sum, { lines }) => sum + lines, 0) > lineBounds.plan)
    throw new AppError("invalid_input", { fields: { [longest.name]: "planTooLong" } });
}

/** A run whose process fell silent is interrupted, whatever its row still says. */
export function stateAt(state: RunState, heartbeatAt: Date, moment: Date): RunState {
  const silent = moment.getTime() - heartbeatAt.getTime() > heartbeatLimit;
  return state === "running" && silent ? "interrupted" : state;
}

/** Name of a downloaded file, without ending: a slug of the title of at most 60 characters, and the id. */
export function fileName(title: string, id: number): string {
  return `${slug(title, slugLimit) || "lesson-plan"}-${id}`;
}

/** The status as it is told: the bin first, then the review, then whether the plan is complete. */
export function shownStatus(
  reviewed: boolean,
  plan: { status: "draft" | "completed" | "deleted"; review: ReviewState | null },
): PlanStatus {
  if (plan.status === "deleted" || !reviewed) return plan.status;
  return plan.review ?? "draft";
}
