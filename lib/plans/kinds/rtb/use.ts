import { detailsKept, longestOutcome } from "@/lib/curriculum/growth/constants";
import { keyPart, moduleParts } from "@/lib/curriculum/growth/rules";
import type { Use } from "@/lib/curriculum/growth/types";
import type { RtbContent } from "./schema";

function lines(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && line.length <= longestOutcome);
}

/** What a session says of its module, as the catalogue could learn it; null where it names none. */
export function moduleUse({ trade, level, moduleTitle, learningOutcomes }: RtbContent): Use | null {
  const [subject, title] = [trade.trim(), moduleTitle.trim()];
  const [placeKey, titleKey] = [keyPart(subject), keyPart(moduleParts(title).code || title)];
  if (!placeKey || !titleKey || subject.length > 200) return null;
  return {
    kind: "module",
    placeKey,
    titleKey,
    subject,
    title,
    unitNo: null,
    term: null,
    level: level.trim().slice(0, 50),
    details: lines(learningOutcomes).slice(0, detailsKept),
    isSubject: (name) => keyPart(name) === placeKey,
  };
}
