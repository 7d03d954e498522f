import { notFound } from "next/navigation";
import { after } from "next/server";
import { getLocale } from "next-intl/server";
import { planForms } from "@/components/plans/forms";
import { PlanPage } from "@/components/plans/plan-page";
import { recordView } from "@/lib/activity/service";
import { isAppError } from "@/lib/core/errors";
import { preferredEngine } from "@/lib/generation/service";
import { loadMessages } from "@/lib/i18n/messages";
import { redirect } from "@/lib/i18n/navigation";
import { planKind } from "@/lib/plans/kinds";
import { tellInspection } from "@/lib/plans/repairing/queries";
import { getPlan } from "@/lib/plans/queries";
import { planId } from "@/lib/plans/schema";
import { findTranslations } from "@/lib/plans/translation/queries";
import { requireActor } from "@/lib/web/session";

export default async function LessonPlanPage(props: { params: Promise<{ id: string }> }) {
  const [{ id }, actor, locale] = await Promise.all([props.params, requireActor(), getLocale()]);
  if (!/^\d+$/.test(id)) return redirect({ href: "/dashboard?notice=invalidPlanId", locale });
  const known = planId.safeParse(id);
  if (!known.success) notFound();
  const plan = await getPlan(actor, "reb", known.data).catch((error: unknown) => {
    if (isAppError(error) && error.code === "not_found") notFound();
    throw error;
  });
  const kind = planKind("reb");
  const messages = loadMessages(locale);
  const { title } = kind.summarise(plan.content);
  if (!plan.deletedAt) after(() => recordView(actor, { title, entityType: plan.kind, entityId: plan.id }));
  return (
    <PlanPage
      plan={plan}
      title={title}
      viewer={actor}
      events={[]}
      groups={planForms.reb.groups(messages)}
      sections={kind.sections}
      missing={kind.check(plan.content).flatMap(({ severity, field }) => (severity === "missing" ? [field] : []))}
      inspection={plan.deletedAt ? null : await tellInspection(plan.kind, plan.content)}
      model={preferredEngine() === "model"}
      toolSections={kind.toolSections}
      translations={!plan.deletedAt ? await findTranslations(actor, plan) : null}
      locale={locale}
      messages={messages}
    />
  );
}
