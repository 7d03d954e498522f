import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale } from "next-intl/server";
import { planForms } from "@/components/plans/forms";
import { rtbMessages } from "@/components/plans/rtb/messages";
import { SideBySidePage, sideBySideTitle } from "@/components/plans/translations/side-by-side-page";
import { loadMessages } from "@/lib/i18n/messages";
import { getSideBySide } from "@/lib/plans/translations/queries";
import { nameOf, sharedReader } from "../../../opened-plan";

type PageProps = { params: Promise<{ id: string }> };

const readPair = sharedReader("rtb", (actor, kind, id) => getSideBySide(actor, { kind, id }));

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const [{ id }, locale] = await Promise.all([params, getLocale()]);
  const pair = await readPair(id).catch(() => null);
  const { shell, editor, translation } = loadMessages(locale);
  if (!pair) return { title: shell.titles.rtbPlanDetails };
  const name = (await nameOf(pair.translation)) || editor.detail.untitled;
  return { title: `${sideBySideTitle(pair, translation)} · ${name}` };
}

export default async function RtbLessonPlanTranslationPage(props: PageProps) {
  const [{ id }, locale] = await Promise.all([props.params, getLocale()]);
  const pair = await readPair(id);
  if (!pair) return notFound();
  const messages = rtbMessages(loadMessages(locale));
  return <SideBySidePage pair={pair} groups={planForms.rtb.groups(messages)} locale={locale} messages={messages} />;
}
