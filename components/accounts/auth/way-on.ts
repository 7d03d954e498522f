import { localPath } from "@/lib/core/local-path";
import { planPlaces } from "@/lib/plans/editing/constants";

/**
 * Where whoever signs in wants to go in the end: `next` of the address, where that is a page of this site, else the form
 * of the kind of plan that a card of the public pages named (`plan=reb`).
 */
export function wayOn({ next, plan }: { next?: string | null; plan?: string | null }): string | undefined {
  const asked = localPath(next ?? undefined);
  if (asked) return asked;
  const [, places] = Object.entries(planPlaces).find(([kind]) => kind === plan) ?? [];
  return places?.create;
}
