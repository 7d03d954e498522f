import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { filterNames, isFiltered, listHref } from "@/components/plans/list/address";
import { filterFields } from "@/components/plans/list/filter-fields";
import { PlanFilters } from "@/components/plans/list/plan-filters";
import { locales } from "@/lib/core/language";
import { mapNames } from "@/lib/core/names";
import { loadMessages } from "@/lib/i18n/messages";
import { planFilterKinds } from "@/lib/plans/listing/constants";
import { planFilters } from "@/lib/plans/listing/schema";

vi.mock("next/navigation", () => ({ useRouter: () => ({ replace: vi.fn() }) }));

const labels = loadMessages("en").plans.filters;
const none = { ...mapNames(filterNames, () => "" as const), sort: "newest" } as const;

function shown(values: Partial<Parameters<typeof PlanFilters>[0]["values"]>): string {
  const given = { path: "/rtb-lesson-plans", fields: [], results: "2", labels };
  return renderToStaticMarkup(<PlanFilters {...given} values={{ ...none, ...values }} />);
}

describe("a filter of the lists of plans", () => {
  const fields = filterNames.filter((name) => name !== "search");

  it.each(filterNames)("stands in the address, is read from it and left out at its default: %s", (name) => {
    const [value = "words"] = [planFilterKinds[name]].flat();
    const filtered = planFilters.parse({ [name]: value });
    expect(filtered[name]).toBe(value);
    expect(listHref("/dashboard", filtered)).toBe(`/dashboard?${name}=${value}`);
    expect(listHref("/dashboard", planFilters.parse({}))).toBe("/dashboard");
    expect([isFiltered(filtered), isFiltered(planFilters.parse({}))]).toEqual([true, false]);
  });

  it.each(locales)("has words for itself, for all and for each of its values in %s", (locale) => {
    const offered = filterFields({ words: loadMessages(locale).plans, names: fields });
    expect(offered.map(({ name }) => name)).toEqual(fields);
    for (const { label, options } of offered) {
      expect(label).toMatch(/./);
      for (const option of options) expect(option.label).not.toBe(option.value);
    }
  });
});

describe("what takes the filters of a list back", () => {
  it("is there as soon as one is not at its default, the order too", () => {
    expect(shown({})).not.toContain(labels.clear);
    expect(shown({ sort: "oldest" })).toContain(labels.clear);
    expect(shown({ search: "fractions" })).toContain(labels.clear);
  });

  it("takes all of them back", () => {
    const source = readFileSync("components/plans/list/plan-filters.tsx", "utf8");
    expect(source).toContain("onClick={() => takeBack(none)}");
    expect(source).toContain('sort: "newest" } as const');
  });
});
