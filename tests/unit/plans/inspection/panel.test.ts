import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { planForms } from "@/components/plans/forms";
import { InspectionPanel } from "@/components/plans/inspection-panel";
import { locales } from "@/lib/core/language";
import { loadMessages } from "@/lib/i18n/messages";
import type { Inspection } from "@/lib/plans/inspection/types";
import { rebContent } from "@/lib/plans/kinds/reb/schema";
import { reportInspection } from "@/lib/plans/scores/rules";
import { inspectReb } from "@/lib/plans/kinds/reb/inspection";
import { inspectRtb } from "@/lib/plans/kinds/rtb/inspection";
import { rtbContent } from "@/lib/plans/kinds/rtb/schema";

function told(inspection: Inspection) {
  return reportInspection(inspection, []);
}

const lowest = {
  reb: told(
    inspectReb(rebContent.parse({ specialNeeds: "1 deaf learner", references: "Unit 42", totalDuration: 40 }), {
      unit: null,
    }),
  ),
  rtb: told(inspectRtb(rtbContent.parse({ duration: 80, references: "XYZAB909" }), { module: null })),
};

describe.each(locales)("the panel of the check in %s", (locale) => {
  const messages = loadMessages(locale);

  it.each(["reb", "rtb"] as const)("names each finding of %s with its field and leads to the editor", (kind) => {
    const inspection = lowest[kind];
    const groups = planForms[kind].groups(messages);
    const props = { inspection, groups, edit: "/edit/7", labels: messages.inspection };
    const html = renderToStaticMarkup(createElement(InspectionPanel, props));
    const empty = inspection.findings.filter(({ rule }) => rule === "filled").map(({ field }) => field);
    const shown = inspection.findings.filter(({ rule, field }) => rule === "filled" || !empty.includes(field));
    expect(html.match(/<li/g)).toHaveLength(shown.length);
    expect(html).not.toMatch(/\{\w+\}|undefined/);
    const fields = new Set(groups.flatMap((group) => group.fields.map(({ name }) => name)));
    for (const { field, rule } of inspection.findings) {
      expect(fields, rule).toContain(field);
      expect(html).toContain(`href="/edit/7#${field}"`);
      expect(Object.keys(messages.inspection.rules)).toContain(rule);
    }
  });

  it("shows both scores side by side, and what was not judged", () => {
    const inspection = { score: 60, form: 97, content: 60, unjudged: ["facts" as const], findings: [] };
    const props = { inspection, groups: [], edit: "", labels: messages.inspection };
    const html = renderToStaticMarkup(createElement(InspectionPanel, props));
    const { form, content, unjudged } = messages.inspection;
    for (const words of [form, content, unjudged.title, unjudged.facts]) expect(html).toContain(words);
    expect(html).toMatch(/97/);
    expect(html).not.toContain(unjudged.sense);
  });

  it("says so when there is nothing to mend", () => {
    const inspection = { score: 100, form: 100, content: 100, unjudged: [], findings: [] };
    const props = { inspection, groups: [], edit: "", labels: messages.inspection };
    expect(renderToStaticMarkup(createElement(InspectionPanel, props))).toContain(messages.inspection.nothing);
  });
});
