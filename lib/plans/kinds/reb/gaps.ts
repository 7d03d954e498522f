import { fieldsWith } from "../table";
import { rebFields } from "./fields";
import type { Gap } from "../contract";
import { isFilled } from "../../text/wording";
import type { RebContent } from "./schema";

/** Fields that may stay empty, and the choice of a lesson, which is no field of the form. */
const optional: readonly string[] = [...fieldsWith(rebFields, "optional"), "lessonId"];

function isMissing(value: RebContent[keyof RebContent]): boolean {
  if (typeof value === "number") return value <= 0;
  return typeof value === "string" && !isFilled(value);
}

/** The official fields that are not filled, and timings that do not add up; an empty list means a complete plan. */
export function rebGaps(content: RebContent): Gap[] {
  const fields = (Object.keys(content) as (keyof RebContent)[]).filter((field) => !optional.includes(field));
  const gaps: Gap[] = fields
    .filter((field) => isMissing(content[field]))
    .map((field) => ({ code: "missing", field, severity: "missing" }));
  const sum = content.introductionDuration + content.developmentDuration + content.conclusionDuration;
  if (sum !== content.totalDuration) gaps.push({ code: "timings", field: "totalDuration", severity: "weak" });
  return gaps;
}
