import { describe, expect, it } from "vitest";
import en from "@/messages/en/errors.json";
import { tierInput } from "@/lib/subscriptions/tiers/schema";

function saidOf(input: Record<string, unknown>): Record<string, string> {
  const words: Record<string, string> = en.fields;
  const { error } = tierInput.safeParse(input);
  const issues = (error?.issues ?? []).map(({ path, message }) => [path.join("."), words[message] ?? message]);
  return Object.fromEntries(issues);
}

describe("the form of a tier", () => {
  it.each([{}, { name: " ", description: "", price: "", durationDays: "", lessonPlansPerMonth: null, maxUsers: "" }])(
    "says what is required of %j",
    (input) => {
      expect(saidOf(input)).toEqual({
        name: "Name is required",
        description: "Description is required",
        price: "Price is required",
        durationDays: "Duration is required",
        lessonPlansPerMonth: "Lesson plans limit is required",
        maxUsers: "Max users is required",
      });
    },
  );

  it("takes numbers as a form writes them, whole and within bounds", () => {
    const good = {
      name: "A",
      description: "B",
      price: "0",
      durationDays: "30",
      lessonPlansPerMonth: "0",
      maxUsers: "1",
    };
    expect(tierInput.parse(good)).toMatchObject({ price: 0, durationDays: 30, lessonPlansPerMonth: 0, maxUsers: 1 });
    for (const [field, value] of Object.entries({
      price: -1,
      durationDays: 0,
      lessonPlansPerMonth: 1.5,
      maxUsers: "x",
    }))
      expect(Object.keys(saidOf({ ...good, [field]: value }))).toEqual([field]);
  });
});
