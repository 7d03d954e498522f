import { splitMinutes } from "@/lib/core/split-minutes";
import { fillPhrase } from "../../../text/wording";
import { rtbTiming } from "../constants";
import { assessmentSlots } from "./assessment-slots";
import { groupSize, lines, type SessionDraft } from "./session";
import { slotWords } from "./sheet/words";
import { wishedSize } from "./typed-groups";
import { workGroups } from "./work-groups";

/** From this many minutes on a conclusion has room for work before the assessment. */
const longClosing = 30;
/** Last words and the next session. */
const lastWords = 8;
/** What a group is assessed in. */
const groupMinutes = 5;

/**
 * The conclusion of a session without a job sheet, whose minutes the form fixes: what is left of the work, then the assessment in
 * named slots, then the last words.
 */
export function framedClosing(session: SessionDraft): { summary: string; assessment: string } {
  const { request, common, phrases } = session;
  const { end } = splitMinutes({ total: request.duration, count: request.numberOfSteps, shares: rtbTiming });
  const closing = end >= longClosing ? lastWords : Math.max(1, Math.round(end / 4));
  const groups = workGroups(request.classSize, wishedSize(request, groupSize(request.classSize)));
  const free = end - closing;
  const rest = end >= longClosing ? Math.max(0, Math.round((free - groups.count * groupMinutes) / 5) * 5) : 0;
  const planned = assessmentSlots(free - rest, { groups: groups.count, from: rest });
  // A single minute more is for the last words.
  const slots = planned.spare > 1 ? planned : { ...planned, spare: 0 };
  const values = {
    ...session.values,
    rest: String(rest),
    minutes: String(slots.minutes),
    slots: slotWords({ slots, groups }, phrases),
    closing: String(closing + planned.spare - slots.spare),
  };
  const filled = (phrase: string) => fillPhrase(phrase, values);
  const [, rule = ""] = common.summary;
  return {
    summary: lines(session, [filled(common.lastWords), rule]),
    assessment: lines(session, [
      ...(rest > 0 ? [filled(common.goesOn)] : []),
      ...phrases.assessment.map(filled),
      ...common.assessment,
    ]),
  };
}
