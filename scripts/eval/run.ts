import { composeReb } from "@/lib/plans/kinds/reb/composer";
import { inspectReb } from "@/lib/plans/kinds/reb/inspection";
import { composeRtb } from "@/lib/plans/kinds/rtb/composer";
import { inspectRtb } from "@/lib/plans/kinds/rtb/inspection";
import { cases, type RebCase, type RtbCase } from "./requests";

export function composedReb({ request, unit, seed }: RebCase) {
  return composeReb({ request, background: { unit }, seed });
}

export function composedRtb({ request, module, seed }: RtbCase) {
  return composeRtb({ request, background: { module }, seed });
}

/** One request composed and inspected. */
export function tryReb(given: RebCase) {
  const { id, hostile, unit } = given;
  const background = { unit };
  const content = composedReb(given);
  return { id, kind: "reb" as const, hostile, content, background, inspection: inspectReb(content, background) };
}

export function tryRtb(given: RtbCase) {
  const { id, hostile, module } = given;
  const background = { module };
  const content = composedRtb(given);
  return { id, kind: "rtb" as const, hostile, content, background, inspection: inspectRtb(content, background) };
}

export type RebTried = ReturnType<typeof tryReb>;
export type RtbTried = ReturnType<typeof tryRtb>;

/** Every request composed by the built-in composer and inspected. */
export function tryAll() {
  return { reb: cases.reb.map(tryReb), rtb: cases.rtb.map(tryRtb) };
}
