import { getLocale } from "next-intl/server";
import { EditPage } from "@/components/plans/edit-page";
import { planForms } from "@/components/plans/forms";
import { isAppError } from "@/lib/core/errors";
import { preferredEngine } from "@/lib/generation/service";
import { loadMessages } from "@/lib/i18n/messages";
import { redirect } from "@/lib/i18n/navigation";
import { planKind } from "@/lib/plans/kinds";
import { tellInspection } from "@/lib/plans/repairing/queries";
import { getPlan } from "@/lib/plans/queries";
import { planId } from "@/lib/plans/schema";
import { isTranslation } from "@/lib/plans/translation/queries";
import { requireActor } from "@/lib/web/session";

type EditProps = { params: Promise<{ id: string }>; searchParams: Promise<{ versions?: string }> };

export default async function EditLessonPlanPage(props: EditProps) {
  const [{ id }, { versions }, actor, locale] = await Promise.all([
    props.params,
    props.searchParams,
    requireActor(),
    getLocale(),
  ]);
  if (!/^\d+$/.test(id)) return redirect({ href: "/lesson-plans?notice=invalidPlanId", locale });
  const known = planId.safeParse(id);
  const plan = known.success
    ? await getPlan(actor, "reb", known.data).catch((error: unknown) => {
        if (isAppError(error) && error.code === "not_found") return null;
        throw error;
      })
    : null;
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
      inspection={await tellInspection(plan.kind, plan.content)}
      model={preferredEngine() === "model"}
      toolSections={planKind("reb").toolSections}
      translation={await isTranslation(actor, plan)}
      versionsOpen={versions === "1"}
    />
  );
}
