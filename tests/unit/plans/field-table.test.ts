import { describe, expect, it } from "vitest";
import { z } from "zod";
import { fieldGroups } from "@/components/plans/creation/field-groups";
import { locales } from "@/lib/core/language";
import { loadMessages } from "@/lib/i18n/messages";
import { rebFields, rebGroups, rebSections } from "@/lib/plans/kinds/reb/fields";
import { rtbFields, rtbGroups, rtbSections } from "@/lib/plans/kinds/rtb/fields";
import { contentShape, modelShape, requestShape } from "@/lib/plans/kinds/shapes";
import {
  blankRequest,
  fieldsWith,
  guidanceOf,
  sectionsOf,
  toolSectionsIn,
  type FieldSpec,
  type FieldTable,
  type GroupSpec,
  type SectionSpec,
} from "@/lib/plans/kinds/table";

type Table = { fields: FieldTable; groups: readonly GroupSpec<string>[]; sections: readonly SectionSpec[] };

const tables: Record<"reb" | "rtb", Table> = {
  reb: { fields: rebFields, groups: rebGroups, sections: rebSections },
  rtb: { fields: rtbFields, groups: rtbGroups, sections: rtbSections },
};
const kinds = ["reb", "rtb"] as const;

describe("the table of fields", () => {
  it.each(kinds)("has each field of %s in one place of the page", (kind) => {
    const { fields, groups } = tables[kind];
    expect(groups.flatMap((group) => group.fields).sort()).toEqual(Object.keys(fields).sort());
  });

  it.each(kinds)("has each written field of %s in a section that there is", (kind) => {
    const { fields, sections } = tables[kind];
    expect(
      sectionsOf(fields, sections)
        .flatMap((section) => section.fields)
        .sort(),
    ).toEqual(fieldsWith(fields, "section").sort());
  });

  it.each(kinds.flatMap((kind) => locales.map((locale) => [kind, locale] as const)))(
    "has words for each field and each refusal of %s in %s",
    (kind, locale) => {
      const messages = loadMessages(locale);
      const words = { labels: messages[kind], languages: messages.reb.languages };
      const labels = fieldGroups(tables[kind], words).flatMap((group) => group.fields.map(({ label }) => label));
      expect(labels.filter((label) => label.trim() === "")).toEqual([]);
      const said: Record<string, string> = messages.errors.fields;
      const refusals = Object.values(tables[kind].fields).flatMap(({ asked }) =>
        asked && "error" in asked ? [asked.error] : [],
      );
      expect(refusals.filter((error) => !said[error])).toEqual([]);
    },
  );

  it("is all that a new field needs to be asked for, stored, shown, checked, written and told to a model", () => {
    const added = {
      type: "text",
      optional: true,
      section: "objectives",
      role: "prose",
      label: "fields.references",
      hint: "lessonAim: why the lesson is taught.",
      asked: { as: "paragraph", error: "unitTitleRequired" },
    } as const satisfies FieldSpec;
    const fields: FieldTable = { ...rebFields, lessonAim: added };
    const groups = tables.reb.groups.map((group) =>
      group.name === "objectives" ? { ...group, fields: [...group.fields, "lessonAim"] } : group,
    );
    const { reb } = loadMessages("en");
    const asked = z.object(requestShape(fields)).safeParse({});
    expect(asked.error?.issues.map(({ path: [name], message }) => [name, message])).toContainEqual([
      "lessonAim",
      "unitTitleRequired",
    ]);
    expect(blankRequest(fields)).toMatchObject({ lessonAim: "" });
    expect(z.object(contentShape(fields)).parse({})).toMatchObject({ lessonAim: "" });
    expect(fieldsWith(fields, "optional")).toContain("lessonAim");
    const [objectives] = sectionsOf(fields, rebSections);
    expect(Object.keys(modelShape(fields, objectives?.fields ?? []).shape)).toEqual([
      "instructionalObjectives",
      "lessonAim",
    ]);
    expect(guidanceOf(fields, rebSections).objectives).toContain(added.hint);
    expect(toolSectionsIn(fields, groups).find(({ name }) => name === "objectives")?.fields).toMatchObject({
      lessonAim: "prose",
    });
    const page = fieldGroups({ fields, groups }, { labels: reb, languages: reb.languages });
    expect(page.flatMap((group) => group.fields)).toContainEqual({
      name: "lessonAim",
      label: reb.fields.references,
      type: "text",
    });
  });
});
