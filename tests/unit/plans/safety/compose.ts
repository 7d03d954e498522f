import { aRebRequest, aRtbRequest } from "@/db/seed/makers";
import { planLanguages } from "@/lib/core/language";
import type { Inspection } from "@/lib/plans/inspection/types";
import { composeReb } from "@/lib/plans/kinds/reb/composer";
import { lessonTopics } from "@/lib/plans/kinds/reb/topics";
import { inspectReb } from "@/lib/plans/kinds/reb/inspection";
import { rebBrief, type RebRequest } from "@/lib/plans/kinds/reb/schema";
import { composeRtb } from "@/lib/plans/kinds/rtb/composer";
import { sessionTopics } from "@/lib/plans/kinds/rtb/topics";
import { inspectRtb } from "@/lib/plans/kinds/rtb/inspection";
import { rtbBrief, type RtbRequest } from "@/lib/plans/kinds/rtb/schema";

/** A request as the test set has it: only what its authors typed. */
export type Typed = { id: string; kind: string; language: string; topics: string[]; [field: string]: unknown };

/** What makes no request of these sensitive by itself. */
const untyped = {
  reb: { unitTitle: "", keyUnitCompetence: "", lessonTitle: "", specialNeeds: "" },
  rtb: { moduleTitle: "", learningOutcomes: "", indicativeContent: "", range: "", topicOfSession: "" },
};

type Request = { reb: RebRequest; rtb?: undefined } | { rtb: RtbRequest; reb?: undefined };

function requestOf(item: Omit<Typed, "topics">): Request {
  const { id: _, kind, language, tags: __, ...typed } = item;
  const given = { ...typed, language: planLanguages.find((one) => one === language) };
  const level = String(typed.level ?? "3");
  if (kind === "rtb") return { rtb: rtbBrief.parse({ ...aRtbRequest(), ...untyped.rtb, ...given, level }) };
  return { reb: rebBrief.parse({ ...aRebRequest(), ...untyped.reb, ...given }) };
}

/** The sensitive topics of a request, by all that was typed. */
export function topicsOf(item: Omit<Typed, "topics">) {
  const { reb, rtb } = requestOf(item);
  return rtb ? sessionTopics(rtb) : lessonTopics(reb);
}

/** A plan by the built-in composer, and what the check says of it. */
export function composed(
  item: Typed,
  seed: number,
): Omit<Inspection, "content"> & { content: Record<string, unknown> } {
  const { reb, rtb } = requestOf(item);
  if (rtb) {
    const content = composeRtb({ request: rtb, background: { module: null }, seed });
    return { ...inspectRtb(content, { module: null }), content };
  }
  const content = composeReb({ request: reb, background: { unit: null }, seed });
  return { ...inspectReb(content, { unit: null }), content };
}
