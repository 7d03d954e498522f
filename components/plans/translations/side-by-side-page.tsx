import { localeHref } from "@/components/layout/paths";
import { Badge } from "@/components/ui/badge";
import { ButtonLink } from "@/components/ui/button";
import { interpolate } from "@/lib/core/interpolate";
import type { Locale } from "@/lib/core/language";
import type { Messages } from "@/lib/i18n/messages";
import { planPlaces } from "@/lib/plans/editing/constants";
import type { SideBySide } from "@/lib/plans/translations/types";
import type { Plan } from "@/lib/plans/types";
import { BackLink } from "../back-link";
import { isShown, type PlanField, type PlanFieldGroup, type ValueWords } from "../fields";
import { spokenValue } from "../spoken-value";
import { RefreshTranslation } from "./translate-buttons";

type SideBySidePageProps = {
  pair: SideBySide;
  groups: readonly PlanFieldGroup[];
  locale: Locale;
  messages: Messages;
};

function namesOf({ languages }: SideBySide, labels: Messages["translation"]) {
  return { source: labels.languages[languages.source], target: labels.languages[languages.translation] };
}

/** Which languages the page shows beside each other. */
export function sideBySideTitle(pair: SideBySide, labels: Messages["translation"]): string {
  return interpolate(labels.page, namesOf(pair, labels));
}

/** A translated plan beside its original, field by field; on a phone one under the other. */
export function SideBySidePage({ pair, groups, locale, messages }: SideBySidePageProps) {
  const { source, translation, stale, kind } = pair;
  const labels = messages.translation;
  const names = namesOf(pair, labels);
  const { detail } = messages.editor;
  const words = { notSpecified: labels.empty, yes: detail.yes, no: detail.no };
  const compared = new Set([...pair.texts, ...stale]);
  const parts = groups
    .filter((group) => isShown(group, (name) => source.content[name]))
    .map((group) => ({ ...group, fields: group.fields.filter(({ name }) => compared.has(name)) }));
  const rows = { source, translation, stale: new Set(stale), words, names, labels };
  return (
    <div className="grid grid-cols-1 gap-5">
      <header className="grid grid-cols-1 gap-3">
        <BackLink href={localeHref(locale, `${planPlaces[kind].detail}/${translation.id}`)} label={labels.back} />
        <h1>{sideBySideTitle(pair, labels)}</h1>
        <p role="status">{stale.length > 0 ? interpolate(labels.stale, { count: stale.length }) : labels.fresh}</p>
        <div className="flex flex-wrap gap-2">
          {stale.length > 0 ? (
            <RefreshTranslation
              plan={{ kind, id: translation.id }}
              labels={{
                again: labels.again,
                working: labels.againWorking,
                done: labels.againDone,
                failed: labels.againFailed,
              }}
            />
          ) : null}
          <ButtonLink variant="outline" href={localeHref(locale, `${planPlaces[kind].edit}/${translation.id}`)}>
            {labels.edit}
          </ButtonLink>
        </div>
      </header>
      {parts
        .filter(({ fields }) => fields.length > 0)
        .map((group) => (
          <section
            key={group.name}
            aria-labelledby={`${group.name}-title`}
            className="border-border bg-card shadow-card rounded-xl border p-5 sm:p-6"
          >
            <h2 id={`${group.name}-title`} className="text-h3 mb-4">
              {group.title}
            </h2>
            <p
              aria-hidden="true"
              className="text-muted-foreground mb-3 hidden gap-6 text-sm font-semibold md:grid md:grid-cols-2"
            >
              <span>{`${labels.original} (${names.source})`}</span>
              <span>{`${labels.translation} (${names.target})`}</span>
            </p>
            <dl className="divide-border grid divide-y">
              {group.fields.map((field) => (
                <FieldPair key={field.name} field={field} {...rows} />
              ))}
            </dl>
          </section>
        ))}
    </div>
  );
}

type FieldPairProps = {
  field: PlanField;
  source: Plan;
  translation: Plan;
  stale: ReadonlySet<string>;
  words: ValueWords;
  names: { source: string; target: string };
  labels: Messages["translation"];
};

function FieldPair({ field, source, translation, stale, words, names, labels }: FieldPairProps) {
  const sides = [
    { plan: source, name: names.source, role: labels.original },
    { plan: translation, name: names.target, role: labels.translation },
  ];
  return (
    <div className="grid gap-2 py-4 first:pt-0 last:pb-0">
      <dt className="flex flex-wrap items-center gap-2 font-semibold">
        {field.label}
        {stale.has(field.name) ? <Badge tone="warning">{labels.changed}</Badge> : null}
      </dt>
      <dd className="grid gap-3 md:grid-cols-2 md:gap-6">
        {sides.map(({ plan, name, role }) => (
          <div key={role} className="min-w-0">
            <p className="text-muted-foreground text-sm md:sr-only">{`${role} (${name})`}</p>
            <p lang={String(plan.content.language)} className="wrap-anywhere whitespace-pre-wrap">
              {spokenValue(field, plan.content[field.name], words) || (
                <span className="text-muted-foreground italic">{words.notSpecified}</span>
              )}
            </p>
          </div>
        ))}
      </dd>
    </div>
  );
}
