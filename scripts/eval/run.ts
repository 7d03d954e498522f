import { composeReb } from "@/lib/plans/kinds/reb/composer";
import { inspectReb } from "@/lib/plans/kinds/reb/inspection";
import { composeRtb } from "@/lib/plans/kinds/rtb/composer";
import { inspectRtb } from "@/lib/plans/kinds/rtb/inspection";
import { cases, type RebCase, type RtbCase } from "./requests";

/** One request composed and inspected. */
export function tryReb({ id, hostile, request, unit, seed }: RebCase) {
  const background = { unit };
  const content = composeReb({ request, background, seed });
  return { id, kind: "reb" as const, hostile, content, background, inspection: inspectReb(content, background) };
}

export function tryRtb({ id, hostile, request, module, seed }: RtbCase) {
  const background = { module };
  const content = composeRtb({ request, background, seed });
  return { id, kind: "rtb" as const, hostile, content, background, inspection: inspectRtb(content, background) };
}

export type RebTried = ReturnType<typeof tryReb>;
export type RtbTried = ReturnType<typeof tryRtb>;

/** Every request composed by the built-in composer and inspected. */
export function tryAll() {
  return { reb: cases.reb.map(tryReb), rtb: cases.rtb.map(tryRtb) };
}
