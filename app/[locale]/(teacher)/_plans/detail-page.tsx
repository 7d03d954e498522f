import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { after } from "next/server";
import { getLocale } from "next-intl/server";
import { BankNotice } from "@/components/plans/page/bank-notice";
import { planForms } from "@/components/plans/forms";
import { PlanPage } from "@/components/plans/page/plan-page";
import { recordView } from "@/lib/activity/service";
import { preferredEngine } from "@/lib/ai/service";
import { errorFacts, log } from "@/lib/core/log";
import { loadMessages } from "@/lib/i18n/messages";
import { redirect } from "@/lib/i18n/navigation";
import type { PlanKind } from "@/lib/plans/kinds/traits";
import { drawingsIn } from "@/lib/plans/kinds/drawings";
import { planKind } from "@/lib/plans/kinds/registry";
import { planTraits } from "@/lib/plans/kinds/traits";
import { findContentStanding } from "@/lib/plans/lessons/queries";
import { findRating } from "@/lib/plans/rating/queries";
import { listReviewEvents } from "@/lib/plans/review/queries";
import { openPlan } from "@/lib/plans/review/service";
import { findInspection } from "@/lib/plans/scores/queries";
import { findTranslations } from "@/lib/plans/translations/queries";
import { requireActor } from "@/lib/web/session";
import { nameOf, sharedReader } from "./opened-plan";

type PageProps = { params: Promise<{ id: string }> };

/** The page of one plan of a kind. */
export function planDetailPage(kind: PlanKind) {
  const readPlan = sharedReader(kind, openPlan);
  const { places, notices, titles } = planTraits[kind];

  async function generateMetadata({ params }: PageProps): Promise<Metadata> {
    const [{ id }, locale] = await Promise.all([params, getLocale()]);
    return { title: (await nameOf(readPlan(id))) || loadMessages(locale).shell.titles[titles.detail] };
  }

  /** The plan, or null; what cannot be read leads back where the kind says so. */
  async function opened(id: string, locale: Awaited<ReturnType<typeof getLocale>>) {
    if (!/^\d+$/.test(id)) return redirect({ href: `${places.home}?notice=${notices.invalid}`, locale });
    return readPlan(id).catch((error: unknown) => {
      if (notices.failed === null) throw error;
      log("error", `${kind}_details_failed`, errorFacts(error));
      return redirect({ href: `${places.home}?notice=${notices.failed}`, locale });
    });
  }

  async function Page(props: PageProps) {
    const [{ id }, actor, locale] = await Promise.all([props.params, requireActor(), getLocale()]);
    const plan = await opened(id, locale);
    if (!plan) return notFound();
    const definition = planKind(kind);
    const form = planForms[kind];
    const messages = form.messages(loadMessages(locale));
    const { title } = definition.summarise(plan.content);
    const own = plan.ownerId === actor.accountId;
    const finished = !plan.deletedAt && plan.run?.state !== "running";
    if (own && finished) after(() => recordView(actor, { title, entityType: plan.kind, entityId: plan.id }));
    const lacking = definition.gaps(plan.content).filter(({ severity }) => severity === "missing");
    return (
      <PlanPage
        plan={plan}
        shown={definition.shown(plan.content)}
        title={title}
        viewer={actor}
        events={plan.review ? await listReviewEvents(actor, kind, plan.id) : []}
        groups={form.groups(messages)}
        sections={definition.sections}
        missing={lacking.map(({ field }) => field)}
        inspection={plan.deletedAt ? null : await findInspection(actor, plan)}
        contentNotice={<BankNotice plan={plan} standing={await findContentStanding(actor, plan)} messages={messages} />}
        model={preferredEngine() === "model"}
        toolSections={definition.toolSections}
        rating={await findRating(actor, plan.id)}
        translations={own && !plan.deletedAt ? await findTranslations(actor, plan) : null}
        drawings={drawingsIn(plan.content)}
        locale={locale}
        messages={messages}
      />
    );
  }
  return { Page, generateMetadata };
}
