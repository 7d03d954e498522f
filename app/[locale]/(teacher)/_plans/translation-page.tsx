import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale } from "next-intl/server";
import { planForms } from "@/components/plans/forms";
import { SideBySidePage, sideBySideTitle } from "@/components/plans/translations/side-by-side-page";
import { loadMessages } from "@/lib/i18n/messages";
import type { PlanKind } from "@/lib/plans/kinds/traits";
import { planTraits } from "@/lib/plans/kinds/traits";
import { getSideBySide } from "@/lib/plans/translations/queries";
import { nameOf, sharedReader } from "./opened-plan";

type PageProps = { params: Promise<{ id: string }> };

/** The page of a translated plan of a kind beside its source. */
export function planTranslationPage(kind: PlanKind) {
  const readPair = sharedReader(kind, (actor, _kind, id) => getSideBySide(actor, { kind, id }));

  async function generateMetadata({ params }: PageProps): Promise<Metadata> {
    const [{ id }, locale] = await Promise.all([params, getLocale()]);
    const pair = await readPair(id).catch(() => null);
    const { shell, editor, translation } = loadMessages(locale);
    if (!pair) return { title: shell.titles[planTraits[kind].titles.detail] };
    const name = (await nameOf(pair.translation)) || editor.detail.untitled;
    return { title: `${sideBySideTitle(pair, translation)} · ${name}` };
  }

  async function Page(props: PageProps) {
    const [{ id }, locale] = await Promise.all([props.params, getLocale()]);
    const pair = await readPair(id);
    if (!pair) return notFound();
    const messages = planForms[kind].messages(loadMessages(locale));
    return <SideBySidePage pair={pair} groups={planForms[kind].groups(messages)} locale={locale} messages={messages} />;
  }
  return { Page, generateMetadata };
}
