import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { after } from "next/server";
import { getLocale } from "next-intl/server";
import { planForms } from "@/components/plans/forms";
import { BankNotice } from "@/components/plans/bank-notice";
import { PlanPage } from "@/components/plans/plan-page";
import { recordView } from "@/lib/activity/service";
import { preferredEngine } from "@/lib/ai/service";
import { loadMessages } from "@/lib/i18n/messages";
import { redirect } from "@/lib/i18n/navigation";
import { drawingsIn } from "@/lib/plans/kinds/drawings";
import { planKind } from "@/lib/plans/kinds/registry";
import { findContentStanding } from "@/lib/plans/lessons/queries";
import { findRating } from "@/lib/plans/rating/queries";
import { findInspection } from "@/lib/plans/scores/queries";
import { getPlan } from "@/lib/plans/queries";
import { findTranslations } from "@/lib/plans/translations/queries";
import { requireActor } from "@/lib/web/session";
import { nameOf, sharedReader } from "../../opened-plan";

type PageProps = { params: Promise<{ id: string }> };

const readPlan = sharedReader("reb", getPlan);

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const [{ id }, locale] = await Promise.all([params, getLocale()]);
  return { title: (await nameOf(readPlan(id))) || loadMessages(locale).shell.titles.planDetails };
}

export default async function LessonPlanPage(props: PageProps) {
  const [{ id }, actor, locale] = await Promise.all([props.params, requireActor(), getLocale()]);
  if (!/^\d+$/.test(id)) return redirect({ href: "/dashboard?notice=invalidPlanId", locale });
  const plan = await readPlan(id);
  if (!plan) return notFound();
  const kind = planKind("reb");
  const messages = loadMessages(locale);
  const { title } = kind.summarise(plan.content);
  if (!plan.deletedAt && plan.generation?.state !== "running")
    after(() => recordView(actor, { title, entityType: plan.kind, entityId: plan.id }));
  return (
    <PlanPage
      plan={plan}
      title={title}
      viewer={actor}
      events={[]}
      groups={planForms.reb.groups(messages)}
      sections={kind.sections}
      missing={kind.check(plan.content).flatMap(({ severity, field }) => (severity === "missing" ? [field] : []))}
      inspection={plan.deletedAt ? null : await findInspection(actor, plan)}
      contentNotice={<BankNotice plan={plan} standing={await findContentStanding(actor, plan)} messages={messages} />}
      model={preferredEngine() === "model"}
      toolSections={kind.toolSections}
      rating={await findRating(actor, plan.id)}
      translations={!plan.deletedAt ? await findTranslations(actor, plan) : null}
      drawings={drawingsIn(plan.content)}
      locale={locale}
      messages={messages}
    />
  );
}
