import { describe, expect, it } from "vitest";
import { wayOn } from "@/components/accounts/auth/way-on";

describe("where a newcomer is led in the end", () => {
  it.each([
    [{ plan: "rtb" }, "/rtb-lesson-plan/create"],
    [{ plan: "reb" }, "/lesson-plan/create"],
    [{ plan: "rtb", next: "/profile" }, "/profile"],
    [{ plan: "toString" }, undefined],
    [{ plan: "", next: "" }, undefined],
    [{ plan: null, next: null }, undefined],
    [{ next: "//evil.example" }, undefined],
    [{ next: "https://evil.example/", plan: "reb" }, "/lesson-plan/create"],
  ])("%o", (address, path) => {
    expect(wayOn(address)).toBe(path);
  });
});
