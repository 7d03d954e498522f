import { localeHref } from "@/components/layout/paths";
import type { Locale } from "@/lib/core/language";
import type { Messages } from "@/lib/i18n/messages";
import { planKindNames, firstKind } from "@/lib/plans/kinds/traits";
import { planPlaces } from "@/lib/plans/editing/constants";
import type { PlanKind } from "@/lib/plans/kinds/traits";
import { createWords } from "./forms";

/** A way to make a plan. */
export type CreateLink = { kind: PlanKind; href: string; label: string };

type CreateLinksOptions = {
  locale: Locale;
  messages: Messages;
  /** The kind used last; "" before there is a plan. */
  last: PlanKind | "";
  /** How many plans of each kind there are. */
  counts: Record<PlanKind, number>;
};

/**
 * The ways to make a plan, the kind used last at the end, where the main button stands. A teacher who only ever made lesson plans
 * is not asked about session plans, nor a trainer the other way round; who has made none yet sees all.
 */
export function createLinks({ locale, messages, last, counts }: CreateLinksOptions): CreateLink[] {
  const main = last || firstKind;
  return [...planKindNames]
    .sort((a, b) => Number(a === main) - Number(b === main))
    .filter((kind) => last === "" || kind === last || counts[kind] > 0)
    .map((kind) => ({
      kind,
      href: localeHref(locale, planPlaces[kind].create),
      label: createWords(kind, messages).button,
    }));
}

/** A link to the create form of each kind, worded as an invitation to the first plan. */
export function firstLinks(locale: Locale, messages: Messages): CreateLink[] {
  return planKindNames.map((kind) => ({
    kind,
    href: localeHref(locale, planPlaces[kind].create),
    label: createWords(kind, messages).first,
  }));
}
