import { notFound } from "next/navigation";
import { getLocale } from "next-intl/server";
import { planForms } from "@/components/plans/forms";
import { SideBySidePage } from "@/components/plans/translation/side-by-side-page";
import { isAppError } from "@/lib/core/errors";
import { loadMessages } from "@/lib/i18n/messages";
import { planId } from "@/lib/plans/schema";
import { getSideBySide } from "@/lib/plans/translation/queries";
import { requireActor } from "@/lib/web/session";

export default async function LessonPlanTranslationPage(props: { params: Promise<{ id: string }> }) {
  const [{ id }, actor, locale] = await Promise.all([props.params, requireActor(), getLocale()]);
  const known = planId.safeParse(id);
  if (!known.success) notFound();
  const pair = await getSideBySide(actor, { kind: "reb", id: known.data }).catch((error: unknown) => {
    if (isAppError(error) && error.code === "not_found") notFound();
    throw error;
  });
  const messages = loadMessages(locale);
  return <SideBySidePage pair={pair} groups={planForms.reb.groups(messages)} locale={locale} messages={messages} />;
}
