import { localeHref } from "@/components/layout/paths";
import { planPlaces } from "@/lib/plans/editing/constants";
import type { InspectionReport } from "@/lib/plans/scores/types";
import type { PlanFieldGroup, ValueWords } from "../fields";
import { InspectionPanel } from "../inspection-panel";
import type { PlanPageProps } from "./plan-page-props";
import { PlanSections } from "./plan-sections";
import { ReportLink } from "../reports/report-link";
import { PageTools } from "../tools/page-tools";
import { toolParts } from "../tools/parts";
import { SectionMenu } from "../tools/section-menu";

/** The plan as it is read; its owner has the check beside it, and tools for its parts. */
export function PlanBody(props: PlanPageProps & { own: boolean; words: ValueWords }) {
  const { plan, shown, groups, inspection, own, words, drawings, locale, messages } = props;
  if (!inspection || !own) return <PlanSections groups={groups} content={shown} words={words} drawings={drawings} />;
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
          content={shown}
          words={words}
          drawings={drawings}
          tools={(group) => <SectionMenu part={group} />}
          below={(part) => <ReportLink plan={plan} part={part} locale={locale} labels={messages.reports} />}
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
