import { describe, expect, it } from "vitest";
import { interpolate } from "@/lib/core/interpolate";

describe("fill", () => {
  it("puts every value in its place, as often as it is named", () => {
    expect(interpolate("{a} of {b}, {a}", { a: 2, b: "five" })).toBe("2 of five, 2");
  });

  it("leaves a placeholder without a value, and does not fill what a value brought in", () => {
    expect(interpolate("{a} {b}", { a: "{b}" })).toBe("{b} {b}");
  });
});
