import { expect, it } from "vitest";
import { defaultLocale, localeOf } from "@/lib/core/language";

it("a locale from outside is one of the interface's, or the default one", () => {
  expect(localeOf("rw")).toBe("rw");
  for (const stranger of ["sw", "", undefined, null, 5]) expect(localeOf(stranger)).toBe(defaultLocale);
});
