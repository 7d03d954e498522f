import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { localeHref } from "@/components/layout/paths";
import { interpolate } from "@/lib/core/interpolate";
import { formatDateTime } from "@/lib/i18n/format";
import { planPlaces } from "@/lib/plans/editing/constants";
import { submittable } from "@/lib/plans/review/constants";
import { BackLink } from "../back-link";
import { BinNotice } from "./bin-notice";
import { quotaText } from "../quota-text";
import { LivePlan } from "./live-plan";
import { PlanBody } from "./plan-body";
import type { PlanPageProps } from "./plan-page-props";
import { PlanToolbar } from "./plan-toolbar";
import { WrittenPlan } from "../rating/written-plan";
import { ResumeAlert } from "./resume-alert";
import { ReviewActions } from "../review/review-actions";
import { ReviewHistory } from "../review/review-history";
import { ReviewNotice } from "../review/review-notice";
import { TranslationPanel } from "../translations/translation-panel";

/** The page of one plan of any kind, in whatever state it is. */
export function PlanPage(props: PlanPageProps) {
  const { plan, groups, locale, messages } = props;
  const { detail } = messages.editor;
  const words = { notSpecified: detail.notSpecified, yes: detail.yes, no: detail.no };
  const own = plan.ownerId === props.viewer.accountId;
  const running = plan.run?.state === "running" && !plan.deletedAt;
  return (
    <div className="grid grid-cols-1 gap-5">
      <PlanHead {...props} />
      <PlanNotices {...props} />
      {running && plan.run ? (
        <LivePlan
          planId={plan.id}
          groups={groups}
          content={props.shown}
          sections={props.sections.map((section) => ({
            ...section,
            label: messages.generation.sections[section.name],
          }))}
          done={plan.run.done}
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
              quota={quotaText(locale, messages)}
              own={own}
              noted={isNoted(props)}
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
          {own && !plan.deletedAt && plan.run?.state === "finished" ? <WrittenPlan {...props} /> : null}
          <ReviewHistory events={props.events} labels={messages.review} />
        </>
      )}
    </div>
  );
}

/** Whether anything stands in the notes beside the form. */
function isNoted({ plan, groups }: PlanPageProps): boolean {
  return groups.some((group) => group.folded && group.fields.some(({ name }) => plan.content[name]));
}

/** What the viewer may do in the review. */
function reviewOf(props: PlanPageProps) {
  const { plan, viewer } = props;
  const decides = viewer.role === "ADMIN" && plan.status === "submitted";
  return {
    plan: { kind: plan.kind, id: plan.id, version: plan.version },
    submits: plan.ownerId === viewer.accountId && submittable.includes(plan.status),
    decides,
    noted: isNoted(props),
  };
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
        {plan.run?.state === "running" ? null : <Badge tone={tones[plan.status]}>{status}</Badge>}
      </div>
      <p className="text-muted-foreground text-sm">
        {plan.run ? `${engine[plan.run.engine]} ` : null}
        {interpolate(detail.updated, { date: formatDateTime(plan.updatedAt) })}
      </p>
    </header>
  );
}

function noticeOf({ plan, viewer }: PlanPageProps) {
  const { createdBy = "", reasonForRejection = "", notesSubmitted = false } = plan.review ?? {};
  return {
    status: plan.status,
    own: plan.ownerId === viewer.accountId,
    teacher: String(plan.content.teacherName ?? "") || createdBy,
    reason: reasonForRejection,
    notes: notesSubmitted,
  };
}

function PlanNotices(props: PlanPageProps) {
  const { plan, groups, missing, locale, messages } = props;
  const { detail, toolbar } = messages.editor;
  const texts = messages.generation;
  const state = plan.run?.state;
  if (plan.deletedAt) return <BinNotice plan={plan} labels={detail} failed={toolbar.failed} />;
  if (plan.review && plan.status !== "draft") return <ReviewNotice {...noticeOf(props)} labels={messages.review} />;
  if (state === "failed" || state === "interrupted") {
    const { title, text } = props.translations?.source ? messages.translation.unfinished : texts[state];
    const { done = 0, total = 0 } = plan.run ?? {};
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
        quota={quotaText(locale, messages)}
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
