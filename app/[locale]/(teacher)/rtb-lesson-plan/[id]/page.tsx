import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { after } from "next/server";
import { getLocale } from "next-intl/server";
import { planForms } from "@/components/plans/forms";
import { BankNotice } from "@/components/plans/bank-notice";
import { PlanPage } from "@/components/plans/plan-page";
import { rtbMessages } from "@/components/plans/rtb/messages";
import { recordView } from "@/lib/activity/service";
import { errorFacts, log } from "@/lib/core/log";
import { preferredEngine } from "@/lib/ai/service";
import { loadMessages } from "@/lib/i18n/messages";
import { redirect } from "@/lib/i18n/navigation";
import { drawingsIn } from "@/lib/plans/kinds/drawings";
import { planKind } from "@/lib/plans/kinds/registry";
import { findContentStanding } from "@/lib/plans/lessons/queries";
import { findRating } from "@/lib/plans/rating/queries";
import { findInspection } from "@/lib/plans/scores/queries";
import { listReviewEvents } from "@/lib/plans/review/queries";
import { openPlan } from "@/lib/plans/review/service";
import { findTranslations } from "@/lib/plans/translations/queries";
import { requireActor } from "@/lib/web/session";
import { nameOf, sharedReader } from "../../opened-plan";

type PageProps = { params: Promise<{ id: string }> };

const readPlan = sharedReader("rtb", openPlan);

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const [{ id }, locale] = await Promise.all([params, getLocale()]);
  return { title: (await nameOf(readPlan(id))) || loadMessages(locale).shell.titles.rtbPlanDetails };
}

export default async function RtbLessonPlanPage(props: PageProps) {
  const [{ id }, actor, locale] = await Promise.all([props.params, requireActor(), getLocale()]);
  if (!/^\d+$/.test(id)) return redirect({ href: "/rtb-lesson-plans?notice=rtbInvalidId", locale });
  const plan = await readPlan(id).catch((error: unknown) => {
    log("error", "rtb_details_failed", errorFacts(error));
    return redirect({ href: "/rtb-lesson-plans?notice=rtbDetailsFailed", locale });
  });
  if (!plan) return notFound();
  const kind = planKind("rtb");
  const messages = rtbMessages(loadMessages(locale));
  const { title } = kind.summarise(plan.content);
  const own = plan.ownerId === actor.accountId;
  const finished = !plan.deletedAt && plan.generation?.state !== "running";
  if (own && finished) after(() => recordView(actor, { title, entityType: plan.kind, entityId: plan.id }));
  return (
    <PlanPage
      plan={plan}
      title={title}
      viewer={actor}
      events={await listReviewEvents(actor, "rtb", plan.id)}
      groups={planForms.rtb.groups(messages)}
      sections={kind.sections}
      missing={kind.check(plan.content).flatMap(({ severity, field }) => (severity === "missing" ? [field] : []))}
      inspection={plan.deletedAt ? null : await findInspection(actor, plan)}
      contentNotice={<BankNotice plan={plan} standing={await findContentStanding(actor, plan)} messages={messages} />}
      model={preferredEngine() === "model"}
      toolSections={kind.toolSections}
      rating={await findRating(actor, plan.id)}
      translations={own && !plan.deletedAt ? await findTranslations(actor, plan) : null}
      drawings={drawingsIn(plan.content)}
      locale={locale}
      messages={messages}
    />
  );
}
