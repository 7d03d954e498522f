import { planLanguages, type Locale, type PlanLanguage } from "@/lib/core/language";
import { localeHref } from "@/components/layout/paths";
import { buttonVariants } from "@/components/ui/button-variants";
import plans from "./sample-plan.json";
import { Section } from "../section";
import { sheetMinutes } from "./sheet-minutes";
import type { PublicTexts } from "../types";

/** The words of the official form that the sheets show. */
export type SheetLabels = Record<
  | ("lessonPlanTitle" | "term" | "date" | "subject" | "classLevel" | "unitNo" | "lessonNo" | "totalDuration" | "classSize")
  | ("specialNeeds" | "lessonTitle" | "instructionalObjectives" | "learningMaterials" | "timing" | "minutes")
  | ("teacherActivities" | "learnerActivities" | "competences" | "introduction" | "development" | "conclusion"),
  string
>;

type SamplePlanProps = {
  locale: Locale;
  texts: PublicTexts["home"]["plan"];
  /** The languages' names in the reader's language. */
  names: Record<PlanLanguage, string>;
  labels: Record<PlanLanguage, SheetLabels>;
};

/** A plan as the official form shows it, in four languages that radio buttons change without script. */
export function SamplePlan({ locale, texts, names, labels }: SamplePlanProps) {
  return (
    <Section id="plan" title={texts.title} lead={texts.lead}>
      <div className="plan-chooser">
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{texts.choose}</legend>
          {planLanguages.map((language) => (
            <label
              key={language}
              className="plan-choice border-input bg-card flex min-h-11 cursor-pointer items-center rounded-full border px-5 font-semibold"
            >
              <input
                type="radio"
                name="plan-language"
                value={language}
                defaultChecked={language === locale}
                suppressHydrationWarning
                className="sr-only"
              />
              {names[language]}
            </label>
          ))}
        </fieldset>
        <div className="plan-sheets">
          {planLanguages.map((language) => (
          <Sheet key={language} language={language} labels={labels[language]} />
        ))}
        </div>
        <label className="plan-whole link mt-4 cursor-pointer">
          <input type="checkbox" suppressHydrationWarning className="sr-only" />
          {texts.whole}
        </label>
      </div>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-4">
        <p className="text-muted-foreground max-w-xl">{texts.caption}</p>
        <a href={localeHref(locale, "/auth?mode=register&plan=reb")} className={buttonVariants({ size: "lg" })}>
          {texts.action}
        </a>
      </div>
    </Section>
  );
}

function Sheet({ language, labels }: { language: PlanLanguage; labels: SheetLabels }) {
  const plan = plans[language];
  const cells = [
    [labels.term, "2"],
    [labels.date, "10/02/2026"],
    [labels.subject, plan.subject],
    [labels.classLevel, "P4"],
    [labels.unitNo, "3"],
    [labels.lessonNo, "2 / 8"],
    [labels.totalDuration, sheetMinutes(labels.minutes, 40)],
    [labels.classSize, "45"],
  ] as const;
  const rows = [
    [labels.specialNeeds, plan.needs],
    [labels.lessonTitle, plan.title],
    [labels.instructionalObjectives, plan.objective],
    [labels.learningMaterials, plan.materials],
  ] as const;
  return (
    <div lang={language} className="plan-sheet sheet mt-6 rounded-lg p-4 text-[0.875rem] leading-normal sm:p-8">
      <h3 className="text-center text-lg font-extrabold tracking-wide">{labels.lessonPlanTitle}</h3>
      <dl className="sheet-cells mt-4">
        {cells.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <dl className="sheet-rows">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Activities language={language} labels={labels} />
    </div>
  );
}

function Activities({ language, labels }: { language: PlanLanguage; labels: SheetLabels }) {
  const names = [labels.introduction, labels.development, labels.conclusion];
  const columns = [labels.teacherActivities, labels.learnerActivities, labels.competences];
  return (
    <table className="sheet-steps">
      <thead>
        <tr>
          <th scope="col">{labels.timing}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {plans[language].stages.map((stage, index) => (
          <tr key={stage.minutes}>
            <th scope="row">
              {names[index]}
              <span className="font-normal">{`, ${labels.minutes.replace("{count}", String(stage.minutes))}`}</span>
            </th>
            {[stage.teacher, stage.learners, stage.competences].map((lines, column) => (
              <td key={columns[column]} data-label={columns[column]}>
                <ul>
                  {lines.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
