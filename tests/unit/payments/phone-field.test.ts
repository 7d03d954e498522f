import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mayContinue, phoneProblem } from "@/components/payments/phone";
import { mtnNumber } from "@/lib/payments/rules";

describe("the phone field", () => {
  it.each([
    "780123456",
    "0780123456",
    "250780123456",
    "+250780123456",
    "00250780123456",
    "+250 788 123 456",
    "078-812-3456",
    "(078) 812 34 56",
    "079.012.3456",
  ])("takes %s, as the server does", (written) => {
    expect([mayContinue(written), phoneProblem(written)]).toEqual([true, null]);
    expect(mtnNumber(written)).toMatch(/^\+2507[89]\d{7}$/);
  });

  it.each([
    ["0730123456", "mtn"],
    ["+250 722 123 456", "mtn"],
    ["0750123456", "invalid"],
    ["07801234567", "invalid"],
    ["123456789", "invalid"],
    ["+254 712 345 678", "invalid"],
  ])("refuses %s: %s", (written, problem) => {
    expect(phoneProblem(written)).toBe(problem);
  });

  it("lets nobody continue with fewer than 9 signs", () => {
    expect([mayContinue(""), mayContinue("  7801234  "), mayContinue("78012345")]).toEqual([false, false, false]);
  });

  it("agrees with the server on every number of MTN however it is spaced", () => {
    const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 7, maxLength: 7 });
    const prefixes = fc.constantFrom("", "0", "250", "+250", "00250");
    const gaps = fc.constantFrom("", " ", "-", ".");
    const parts = fc.tuple(prefixes, fc.constantFrom("78", "79"), digits, gaps);
    fc.assert(
      fc.property(parts, ([prefix, network, rest, gap]) => {
        const number = rest.join("");
        const spaced = [`${prefix}${network}${number.slice(0, 1)}`, number.slice(1, 4), number.slice(4)].join(gap);
        expect(phoneProblem(spaced)).toBeNull();
        expect(mtnNumber(spaced)).toBe(`+250${network}${number}`);
      }),
    );
  });
});
