import { describe, expect, it } from "vitest";
import { placeHref } from "@/components/activity/places";
import { manualFilters } from "@/lib/administration/finance/schema";

describe("the place of a payment to confirm", () => {
  it("is that very order, in the reader's language", () => {
    const href = placeHref("fr", { entityType: "manualOrder", entityId: 7 });
    expect(href).toBe("/fr/admin/payments?order=7");
    const query = new URL(href ?? "", "https://isomo.test").searchParams;
    expect(manualFilters.parse(Object.fromEntries(query))).toMatchObject({ order: 7 });
  });
});
