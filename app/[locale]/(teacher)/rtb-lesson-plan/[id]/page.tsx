import { notFound } from "next/navigation";
import { getLocale } from "next-intl/server";
import { planForms } from "@/components/plans/forms";
import { PlanPage } from "@/components/plans/plan-page";
import { rtbMessages } from "@/components/plans/rtb/messages";
import { isAppError } from "@/lib/core/errors";
import { loadMessages } from "@/lib/i18n/messages";
import { redirect } from "@/lib/i18n/navigation";
import { planKind } from "@/lib/plans/kinds";
import { getPlan } from "@/lib/plans/queries";
import { planId } from "@/lib/plans/schema";
import { requireActor } from "@/lib/web/session";

export default async function RtbLessonPlanPage(props: { params: Promise<{ id: string }> }) {
  const [{ id }, actor, locale] = await Promise.all([props.params, requireActor(), getLocale()]);
  if (!/^\d+$/.test(id)) return redirect({ href: "/rtb-lesson-plans?notice=rtbInvalidId", locale });
  const known = planId.safeParse(id);
  if (!known.success) notFound();
  const plan = await getPlan(actor, "rtb", known.data).catch((error: unknown) => {
    if (isAppError(error) && error.code === "not_found") notFound();
    throw error;
  });
  const kind = planKind("rtb");
  const messages = rtbMessages(loadMessages(locale));
  return (
    <PlanPage
      plan={plan}
      title={kind.summarise(plan.content).title}
      groups={planForms.rtb.groups(messages)}
      sections={kind.sections}
      missing={kind.check(plan.content).flatMap(({ severity, field }) => (severity === "missing" ? [field] : []))}
      locale={locale}
      messages={messages}
    />
  );
}
