import type { Metadata } from "next";
import { getLocale } from "next-intl/server";
import { EditPage } from "@/components/plans/edit-page";
import { planForms } from "@/components/plans/forms";
import { preferredEngine } from "@/lib/ai/service";
import { loadMessages } from "@/lib/i18n/messages";
import { redirect } from "@/lib/i18n/navigation";
import { planKind } from "@/lib/plans/kinds/registry";
import { findInspection } from "@/lib/plans/scores/queries";
import { getPlan } from "@/lib/plans/queries";
import { isTranslation } from "@/lib/plans/translations/queries";
import { requireActor } from "@/lib/web/session";
import { nameOf, sharedReader } from "../../../opened-plan";

type EditProps = { params: Promise<{ id: string }>; searchParams: Promise<{ versions?: string }> };

const readPlan = sharedReader("reb", getPlan);

export async function generateMetadata({ params }: EditProps): Promise<Metadata> {
  const [{ id }, locale] = await Promise.all([params, getLocale()]);
  const { detail, edit } = loadMessages(locale).editor;
  return { title: `${edit.title} · ${(await nameOf(readPlan(id))) || detail.untitled}` };
}

export default async function EditLessonPlanPage(props: EditProps) {
  const [{ id }, { versions }, actor, locale] = await Promise.all([
    props.params,
    props.searchParams,
    requireActor(),
    getLocale(),
  ]);
  if (!/^\d+$/.test(id)) return redirect({ href: "/lesson-plans?notice=invalidPlanId", locale });
  const plan = await readPlan(id);
  if (!plan) return redirect({ href: "/lesson-plans?notice=loadFailed", locale });
  // What lies in the bin is read, and restored, on its own page.
  if (plan.deletedAt) return redirect({ href: `/lesson-plan/${plan.id}`, locale });
  const messages = loadMessages(locale);
  return (
    <EditPage
      accountId={actor.accountId}
      plan={plan}
      title={planKind("reb").summarise(plan.content).title}
      groups={planForms.reb.groups(messages)}
      durations={planForms.reb.durations(messages)}
      locale={locale}
      messages={messages}
      inspection={await findInspection(actor, plan)}
      model={preferredEngine() === "model"}
      toolSections={planKind("reb").toolSections}
      translation={await isTranslation(actor, plan)}
      versionsOpen={versions === "1"}
    />
  );
}
