import { describe, expect, it } from "vitest";
import { fill } from "@/lib/core/fill";

describe("fill", () => {
  it("puts every value in its place, as often as it is named", () => {
    expect(fill("{a} of {b}, {a}", { a: 2, b: "five" })).toBe("2 of five, 2");
  });

  it("leaves a placeholder without a value, and does not fill what a value brought in", () => {
    expect(fill("{a} {b}", { a: "{b}" })).toBe("{b} {b}");
  });
});
