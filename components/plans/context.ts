import { localeHref } from "@/components/layout/paths";
import type { Locale } from "@/lib/core/language";
import type { PlanKind } from "@/lib/plans/kind";
import type { Messages } from "@/lib/i18n/messages";
import type { PlanListContext } from "./types";

type ContextSource = {
  kind: PlanKind;
  locale: Locale;
  messages: Messages;
  /** Without language and id: where a plan is viewed and edited, and its REST address. */
  view: string;
  edit: string;
  api: string;
};

/** What the rows of a list need in the browser: addresses in the reader's language and the strings. */
export function listContext({ kind, locale, messages, view, edit, api }: ContextSource): PlanListContext {
  const { list, states, confirmDelete, messages: said } = messages.plans;
  return {
    kind,
    paths: {
      view: `${localeHref(locale, view)}/`,
      edit: `${localeHref(locale, edit)}/`,
      api,
      subscription: localeHref(locale, "/subscription"),
    },
    labels: { list, states, confirmDelete, messages: said, limit: messages.subscriptions.limit },
  };
}
