import type { ReactNode } from "react";
import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { localeHref } from "@/components/layout/paths";
import { interpolate } from "@/lib/core/interpolate";
import type { Role } from "@/lib/core/actor";
import type { Locale } from "@/lib/core/language";
import { formatDateTime } from "@/lib/i18n/format";
import type { Messages } from "@/lib/i18n/messages";
import { planPlaces } from "@/lib/plans/editing/constants";
import { submittable } from "@/lib/plans/review/constants";
import type { PlanRating } from "@/lib/plans/rating/types";
import type { InspectionReport } from "@/lib/plans/scores/types";
import type { ToolSection } from "@/lib/plans/kinds/tools";
import type { Translations } from "@/lib/plans/translations/types";
import type { ReviewEvent } from "@/lib/plans/review/types";
import type { Plan } from "@/lib/plans/types";
import { BackLink } from "./back-link";
import { BinNotice } from "./bin-notice";
import type { PlanFieldGroup, ValueWords } from "./fields";
import { limitText } from "./limit-text";
import { InspectionPanel } from "./inspection-panel";
import { LivePlan } from "./live-plan";
import { PlanSections } from "./plan-sections";
import { PlanToolbar } from "./plan-toolbar";
import { WrittenPlan } from "./rating/written-plan";
import { ResumeAlert } from "./resume-alert";
import { ReviewActions } from "./review/review-actions";
import { ReviewHistory } from "./review/review-history";
import { ReviewNotice } from "./review/review-notice";
import { PageTools } from "./tools/page-tools";
import { toolParts } from "./tools/parts";
import { SectionMenu } from "./tools/section-menu";
import { TranslationPanel } from "./translations/translation-panel";

export type PlanPageProps = {
  plan: Plan;
  title: string;
  groups: readonly PlanFieldGroup[];
  /** Parts of the plan in writing order. */
  sections: readonly { name: string; fields: readonly string[] }[];
  /** Who looks at it. */
  viewer: { accountId: number; role: Role };
  /** What happened in its review; empty for kinds without one. */
  events: readonly ReviewEvent[];
  /** Names of official fields that are still empty. */
  missing: readonly string[];
  /** What an inspector would say; null where nothing is asked, as in the bin. */
  inspection: InspectionReport | null;
  /** Whether a model writes, and the parts that can be written anew. */
  model: boolean;
  toolSections: readonly ToolSection[];
  /** What its owner is told of its content, above it. */
  contentNotice: ReactNode;
  /** What its owner thinks of it; null where they have not said. */
  rating: PlanRating | null;
  /** Its other languages; null where it is not the viewer's own, or in the bin. */
  translations: Translations | null;
  locale: Locale;
  messages: Messages;
};

/** The page of one plan of any kind, in whatever state it is. */
export function PlanPage(props: PlanPageProps) {
  const { plan, groups, locale, messages } = props;
  const { detail } = messages.editor;
  const words = { notSpecified: detail.notSpecified, yes: detail.yes, no: detail.no };
  const own = plan.ownerId === props.viewer.accountId;
  const running = plan.generation?.state === "running" && !plan.deletedAt;
  return (
    <div className="grid grid-cols-1 gap-5">
      <PlanHead {...props} />
      <PlanNotices {...props} />
      {running && plan.generation ? (
        <LivePlan
          planId={plan.id}
          groups={groups}
          content={plan.content}
          sections={props.sections.map((section) => ({ ...section, label: sectionLabel(messages, section.name) }))}
          done={plan.generation.done}
          labels={messages.generation}
          words={words}
        />
      ) : (
        <>
          {plan.deletedAt ? null : (
            <PlanToolbar
              plan={{ kind: plan.kind, id: plan.id, title: props.title }}
              api={planPlaces[plan.kind].api}
              hrefs={{
                edit: localeHref(locale, `${planPlaces[plan.kind].edit}/${plan.id}`),
                versions: `${localeHref(locale, `${planPlaces[plan.kind].edit}/${plan.id}`)}?versions=1`,
                subscription: localeHref(locale, "/subscription"),
              }}
              labels={messages.editor.toolbar}
              limit={limitText(locale, messages)}
              own={own}
              noted={groups.some((group) => group.folded && group.fields.some(({ name }) => plan.content[name]))}
            >
              {plan.review ? <ReviewActions {...reviewOf(props)} labels={messages.review} /> : null}
            </PlanToolbar>
          )}
          {props.translations ? (
            <TranslationPanel
              plan={plan}
              translations={props.translations}
              locale={locale}
              labels={messages.translation}
            />
          ) : null}
          {own ? props.contentNotice : null}
          <PlanBody {...props} own={own} words={words} />
          {own && !plan.deletedAt && plan.generation?.state === "finished" ? <WrittenPlan {...props} /> : null}
          <ReviewHistory events={props.events} labels={messages.review} />
        </>
      )}
    </div>
  );
}

/** The plan as it is read; its owner has the check beside it, and tools for its parts. */
function PlanBody(props: PlanPageProps & { own: boolean; words: ValueWords }) {
  const { plan, groups, inspection, own, words, locale, messages } = props;
  if (!inspection || !own) return <PlanSections groups={groups} content={plan.content} words={words} />;
  return (
    <PageTools
      plan={{ kind: plan.kind, id: plan.id, version: plan.version }}
      parts={toolParts(groups, props.toolSections, plan.content)}
      model={props.model}
      labels={messages.tools}
      words={words}
    >
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="min-w-0 xl:order-last xl:h-full">
          <InspectionPanel
            inspection={inspection}
            groups={labelledFor(inspection, groups)}
            edit={localeHref(locale, `${planPlaces[plan.kind].edit}/${plan.id}`)}
            labels={messages.inspection}
          />
        </div>
        <PlanSections
          groups={groups}
          content={plan.content}
          words={words}
          tools={(group) => <SectionMenu part={group} />}
        />
      </div>
    </PageTools>
  );
}

/** The fields that findings name, so that the page does not send all the others to the browser. */
function labelledFor({ findings }: InspectionReport, groups: readonly PlanFieldGroup[]): PlanFieldGroup[] {
  const named = new Set(findings.map(({ field }) => field));
  return groups.map((group) => ({ ...group, fields: group.fields.filter(({ name }) => named.has(name)) }));
}

/** What the viewer may do in the review. */
function reviewOf({ plan, viewer }: PlanPageProps) {
  const decides = viewer.role === "ADMIN" && plan.status === "submitted";
  return {
    plan: { kind: plan.kind, id: plan.id, version: plan.version },
    submits: plan.ownerId === viewer.accountId && submittable.includes(plan.status),
    decides,
  };
}

function sectionLabel(messages: Messages, name: string): string {
  const labels: Record<string, string> = messages.generation.sections;
  return labels[name] ?? name;
}

const tones = {
  draft: "warning",
  completed: "primary",
  submitted: "lake",
  approved: "primary",
  rejected: "destructive",
  deleted: "destructive",
} as const;

function PlanHead({ plan, title, viewer, locale, messages }: PlanPageProps) {
  const { detail, toolbar } = messages.editor;
  const { engine } = messages.generation;
  const own = plan.ownerId === viewer.accountId;
  const status = plan.status === "deleted" ? detail.deletedStatus : detail[plan.status];
  return (
    <header className="grid grid-cols-1 gap-3">
      <BackLink
        href={localeHref(locale, own ? planPlaces[plan.kind].home : "/admin/review")}
        label={own ? toolbar.back : messages.review.back}
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 id="plan-title" tabIndex={-1} className="min-w-0 wrap-anywhere">
          {title || detail.untitled}
        </h1>
        {plan.generation?.state === "running" ? null : <Badge tone={tones[plan.status]}>{status}</Badge>}
      </div>
      <p className="text-muted-foreground text-sm">
        {plan.generation ? `${engine[plan.generation.engine]} ` : null}
        {interpolate(detail.updated, { date: formatDateTime(plan.updatedAt) })}
      </p>
    </header>
  );
}

function noticeOf({ plan, viewer }: PlanPageProps) {
  const { createdBy = "", reasonForRejection = "" } = plan.review ?? {};
  return {
    status: plan.status,
    own: plan.ownerId === viewer.accountId,
    teacher: String(plan.content.teacherName ?? "") || createdBy,
    reason: reasonForRejection,
  };
}

function PlanNotices(props: PlanPageProps) {
  const { plan, groups, missing, locale, messages } = props;
  const { detail, toolbar } = messages.editor;
  const texts = messages.generation;
  const state = plan.generation?.state;
  if (plan.deletedAt) return <BinNotice plan={plan} labels={detail} failed={toolbar.failed} />;
  if (plan.review && plan.status !== "draft") return <ReviewNotice {...noticeOf(props)} labels={messages.review} />;
  if (state === "failed" || state === "interrupted") {
    const { title, text } = props.translations?.source ? messages.translation.unfinished : texts[state];
    const { done = 0, total = 0 } = plan.generation ?? {};
    return (
      <ResumeAlert
        plan={{ kind: plan.kind, id: plan.id }}
        labels={{
          title,
          text: interpolate(text, { done, total }),
          resume: texts.resume,
          resuming: texts.resuming,
          failed: toolbar.failed,
        }}
        limit={limitText(locale, messages)}
      />
    );
  }
  const labels = groups.flatMap((group) => group.fields).filter((field) => missing.includes(field.name));
  if (state === "running" || labels.length === 0) return null;
  return (
    <Alert tone="info" title={detail.missing}>
      {labels.map((field) => field.label).join(", ")}
    </Alert>
  );
}
