import { describe, expect, it } from "vitest";
import { headerForm, headerInput } from "@/lib/headers/schema";

/** The fields that the form of the header settings refuses. */
function refused(values: Record<string, string>): string[] {
  const { error } = headerForm.safeParse({ duration: "40", classSize: "30", ...values });
  return error?.issues.map(({ message }) => message) ?? [];
}

describe("the form of the header settings", () => {
  it("takes a class without learners and a lesson without minutes for a slip", () => {
    expect(refused({ classSize: "0" })).toEqual(["classSizePositive"]);
    expect(refused({ classSize: "-3", duration: "0" })).toEqual(["durationPositive", "classSizePositive"]);
  });

  it("takes a number, and an empty box, which says nothing", () => {
    expect(refused({ classSize: "45" })).toEqual([]);
    expect(refused({ classSize: "", duration: " " })).toEqual([]);
    expect(headerInput.parse({ classSize: "" }).classSize).toBe(0);
  });
});
