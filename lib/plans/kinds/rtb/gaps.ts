import { isFilled } from "../../text/wording";
import { fieldsWith } from "../table";
import { rtbFields } from "./fields";
import type { Gap } from "../contract";
import { developmentMinutes, stepsOf } from "./rules";
import type { RtbContent } from "./schema";

/** Fields that may stay empty, and the choice of a job sheet, which is no field of the form. */
const optional: readonly string[] = [...fieldsWith(rtbFields, "optional"), "lessonId"];

function isMissing(value: RtbContent[keyof RtbContent]): boolean {
  return typeof value === "number" ? value <= 0 : !isFilled(value ?? "");
}

/** The official fields that are not filled, and minutes off the standard; no missing field means a complete plan. */
export function rtbGaps(content: RtbContent): Gap[] {
  const steps = stepsOf(content);
  const isOwn = (field: string) => {
    const step = /^step(\d)/.exec(field)?.[1];
    return step === undefined || Number(step) <= content.numberOfSteps;
  };
  const fields = (Object.keys(content) as (keyof RtbContent)[]).filter(
    (name) => !optional.includes(name) && isOwn(name),
  );
  const gaps: Gap[] = fields
    .filter((field) => isMissing(content[field]))
    .map((field) => ({ code: "missing", field, severity: "missing" }));
  const development = steps.reduce((sum, step) => sum + content[`step${step}Duration`], 0);
  const sum = content.introductionDuration + development + content.conclusionDuration;
  if (sum !== content.duration) gaps.push({ code: "timings", field: "duration", severity: "weak" });
  else if (development !== developmentMinutes(content.duration))
    gaps.push({ code: "development", field: "step1Duration", severity: "weak" });
  return gaps;
}
