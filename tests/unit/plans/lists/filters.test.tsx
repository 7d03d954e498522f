import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { PlanFilters } from "@/components/plans/plan-filters";
import { loadMessages } from "@/lib/i18n/messages";

vi.mock("next/navigation", () => ({ useRouter: () => ({ replace: vi.fn() }) }));

const labels = loadMessages("en").plans.filters;
const none = { search: "", kind: "", subject: "", classLevel: "", status: "", sort: "newest" } as const;

function shown(values: Partial<Parameters<typeof PlanFilters>[0]["values"]>): string {
  const given = { path: "/rtb-lesson-plans", fields: [], results: "2", labels };
  return renderToStaticMarkup(<PlanFilters {...given} values={{ ...none, ...values }} />);
}

describe("what takes the filters of a list back", () => {
  it("is there as soon as one is not at its default, the order too", () => {
    expect(shown({})).not.toContain(labels.clear);
    expect(shown({ sort: "oldest" })).toContain(labels.clear);
    expect(shown({ search: "fractions" })).toContain(labels.clear);
  });

  it("takes all of them back", () => {
    const source = readFileSync("components/plans/plan-filters.tsx", "utf8");
    expect(source).toContain("onClick={() => takeBack(none)}");
    expect(source).toContain('sort: "newest" } as const');
  });
});
