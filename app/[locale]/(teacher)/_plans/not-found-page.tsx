import { getLocale } from "next-intl/server";
import { localeHref } from "@/components/layout/paths";
import { planForms } from "@/components/plans/forms";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { loadMessages } from "@/lib/i18n/messages";
import type { PlanKind } from "@/lib/plans/kinds/traits";
import { planTraits } from "@/lib/plans/kinds/traits";

/** What stands in the place of a plan of a kind that there is not. */
export function planNotFoundPage(kind: PlanKind) {
  const { places, titles } = planTraits[kind];
  return async function NotFound() {
    const locale = await getLocale();
    const { editor, shell } = planForms[kind].messages(loadMessages(locale));
    return (
      <>
        <h1 className="sr-only">{shell.titles[titles.detail]}</h1>
        <EmptyState
          title={editor.detail.notFound}
          actions={<ButtonLink href={localeHref(locale, places.home)}>{editor.toolbar.back}</ButtonLink>}
        >
          {editor.detail.notFoundText}
        </EmptyState>
      </>
    );
  };
}
