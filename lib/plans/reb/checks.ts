import type { Finding } from "../kind";
import type { RebContent } from "./schema";

export function missingFields(content: RebContent): Finding[] {
  return content.lessonTitle ? [] : [{ code: "missing", field: "lessonTitle", severity: "missing" }];
}
