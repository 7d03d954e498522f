import type { Metadata } from "next";
import { getLocale } from "next-intl/server";
import { EditPage } from "@/components/plans/editor/edit-page";
import { planForms } from "@/components/plans/forms";
import { preferredEngine } from "@/lib/ai/service";
import { loadMessages } from "@/lib/i18n/messages";
import { redirect } from "@/lib/i18n/navigation";
import type { PlanKind } from "@/lib/plans/kinds/traits";
import { planKind } from "@/lib/plans/kinds/registry";
import { planTraits } from "@/lib/plans/kinds/traits";
import { getPlan } from "@/lib/plans/queries";
import { findInspection } from "@/lib/plans/scores/queries";
import { isTranslation } from "@/lib/plans/translations/queries";
import { requireActor } from "@/lib/web/session";
import { nameOf, sharedReader } from "./opened-plan";

type EditProps = { params: Promise<{ id: string }>; searchParams: Promise<{ versions?: string }> };

/** The page on which a plan of a kind is edited. */
export function planEditPage(kind: PlanKind) {
  const readPlan = sharedReader(kind, getPlan);
  const { places, notices } = planTraits[kind];

  async function generateMetadata({ params }: EditProps): Promise<Metadata> {
    const [{ id }, locale] = await Promise.all([params, getLocale()]);
    const { detail, edit } = loadMessages(locale).editor;
    return { title: `${edit.title} · ${(await nameOf(readPlan(id))) || detail.untitled}` };
  }

  async function Page(props: EditProps) {
    const [{ id }, { versions }, actor, locale] = await Promise.all([
      props.params,
      props.searchParams,
      requireActor(),
      getLocale(),
    ]);
    if (!/^\d+$/.test(id)) return redirect({ href: `${places.list}?notice=${notices.invalid}`, locale });
    const plan = await readPlan(id);
    if (!plan) return redirect({ href: `${places.list}?notice=${notices.missing}`, locale });
    // What lies in the bin is read, and restored, on its own page.
    if (plan.deletedAt) return redirect({ href: `${places.detail}/${plan.id}`, locale });
    const form = planForms[kind];
    const messages = form.messages(loadMessages(locale));
    return (
      <EditPage
        accountId={actor.accountId}
        plan={plan}
        title={planKind(kind).summarise(plan.content).title}
        groups={form.groups(messages)}
        durations={form.durations(messages)}
        locale={locale}
        messages={messages}
        inspection={await findInspection(actor, plan)}
        model={preferredEngine() === "model"}
        toolSections={planKind(kind).toolSections}
        translation={await isTranslation(actor, plan)}
        versionsOpen={versions === "1"}
      />
    );
  }
  return { Page, generateMetadata };
}
