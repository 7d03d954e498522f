import { localeHref, signInHref } from "@/components/layout/paths";
import { Alert } from "@/components/ui/alert";
import { ButtonLink } from "@/components/ui/button";
import type { Locale } from "@/lib/core/language";
import type { Messages } from "@/lib/i18n/messages";
import { planPlaces } from "@/lib/plans/editing/constants";
import type { InspectionReport } from "@/lib/plans/scores/types";
import type { ToolSection } from "@/lib/plans/kinds/tools";
import type { Plan } from "@/lib/plans/types";
import { BackLink } from "../back-link";
import { PlanEditor } from "./plan-editor";
import { ReviewNotice } from "../review/review-notice";
import { toolParts } from "../tools/parts";
import { controlValues, type DurationRule, type PlanFieldGroup } from "../fields";

type EditPageProps = {
  accountId: number;
  plan: Plan;
  title: string;
  groups: readonly PlanFieldGroup[];
  durations: DurationRule;
  locale: Locale;
  messages: Messages;
  /** Null while it cannot be told. */
  inspection: InspectionReport | null;
  /** Whether a model writes, and the parts that can be written anew. */
  model: boolean;
  toolSections: readonly ToolSection[];
  versionsOpen: boolean;
  /** A translation keeps its language. */
  translation: boolean;
};

/** The groups with the language as what it is in a translation: told, and fixed. */
function withFixedLanguage(groups: readonly PlanFieldGroup[], hint: string): PlanFieldGroup[] {
  return groups.map((group) => ({
    ...group,
    fields: group.fields.map((field) => (field.name === "language" ? { ...field, fixed: true, hint } : field)),
  }));
}

/** The edit page of one plan of any kind; while it is being written there is nothing to edit yet. */
export function EditPage({ plan, title, groups: given, durations, locale, messages, ...rest }: EditPageProps) {
  const labels = messages.editor;
  const { detail, edit } = labels;
  const groups = rest.translation ? withFixedLanguage(given, messages.errors.fields.translationLanguage) : given;
  const back = localeHref(locale, `${planPlaces[plan.kind].detail}/${plan.id}`);
  return (
    <div className="grid grid-cols-1 gap-5">
      <header className="grid gap-2">
        <BackLink href={localeHref(locale, planPlaces[plan.kind].home)} label={labels.toolbar.back} />
        <h1>{edit.title}</h1>
        <p className="text-muted-foreground wrap-anywhere">
          <a href={back} className="link">
            {title || detail.untitled}
          </a>
        </p>
      </header>
      {plan.run?.state === "running" ? (
        <Alert
          tone="info"
          title={edit.running}
          actions={
            <ButtonLink size="sm" href={back}>
              {edit.watch}
            </ButtonLink>
          }
        >
          {edit.runningText}
        </Alert>
      ) : (
        <>
          <ReviewNotice
            status={plan.status}
            own
            teacher=""
            reason={plan.review?.reasonForRejection ?? ""}
            notes={plan.review?.notesSubmitted ?? false}
            labels={messages.review}
          />
          <PlanEditor
            key={plan.id}
            accountId={rest.accountId}
            plan={{ kind: plan.kind, id: plan.id, version: plan.version }}
            groups={groups}
            durations={durations}
            values={controlValues(groups, plan.content)}
            labels={labels}
            words={{ notSpecified: detail.notSpecified, yes: detail.yes, no: detail.no }}
            hrefs={{ detail: back, signIn: signInHref(locale, `${planPlaces[plan.kind].edit}/${plan.id}`) }}
            inspection={rest.inspection}
            tools={{
              parts: toolParts(groups, rest.toolSections, plan.content),
              model: rest.model,
              labels: messages.tools,
              inspection: messages.inspection,
            }}
            versionsOpen={rest.versionsOpen}
          />
        </>
      )}
    </div>
  );
}
