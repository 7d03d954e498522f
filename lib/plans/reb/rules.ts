import type { CurriculumUnit } from "@/lib/curriculum/types";
import type { QuickInput } from "../kind";
import { rebRequest, type RebRequest } from "./schema";

type Knowledge = Omit<QuickInput, "description"> & {
  classes: { level: string; name: string }[];
  subjects: { classLevel: string; name: string }[];
  units: CurriculumUnit[];
};

export function requestFromDescription(description: string, knowledge: Knowledge): RebRequest {
  return rebRequest.parse({ ...knowledge.defaults, lessonTitle: description, date: knowledge.today });
}
