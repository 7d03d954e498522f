import type { OpenSession } from "@/lib/accounts/sessions/types";
import { interpolate } from "@/lib/core/interpolate";
import { formatDateTime } from "@/lib/i18n/format";
import type profile from "@/messages/en/profile.json";
import type security from "@/messages/en/security.json";
import type { SessionRow } from "./session-list";

type Words = {
  sessions: (typeof profile)["sessions"];
  places: Pick<(typeof security)["signIns"], "place" | "noPlace">;
};

/** Where somebody is signed in, as sentences. */
export function toSessionRow({ id, device, network, isThis, createdAt }: OpenSession, words: Words): SessionRow {
  const { browser, system } = device;
  const both = browser && system ? interpolate(words.sessions.device, { browser, system }) : null;
  return {
    id,
    isThis,
    device: both ?? browser ?? system ?? words.sessions.unknown,
    since: formatDateTime(createdAt.toISOString()),
    place: network ? interpolate(words.places.place, { network }) : words.places.noPlace,
  };
}
