import { describe, expect, it } from "vitest";
import { themeScript } from "@/server/pages/inline-scripts.mjs";

type Setting = { stored: string | null; systemDark: boolean; forbidden?: boolean };

/** Runs the script of the head in a made-up browser and tells whether html became dark. */
function isDark({ stored, systemDark, forbidden }: Setting): boolean {
  let dark = false;
  const storage = {
    getItem() {
      if (forbidden) throw new Error("denied");
      return stored;
    },
  };
  const page = { documentElement: { classList: { toggle: (_name: string, on: boolean) => (dark = on) } } };
  const media = () => ({ matches: systemDark, addEventListener: () => undefined });
  const run = new Function("localStorage", "document", "matchMedia", "addEventListener", themeScript);
  run(storage, page, media, () => undefined);
  return dark;
}

describe("theme before the first paint", () => {
  it.each([
    [{ stored: null, systemDark: true }, false],
    [{ stored: "light", systemDark: true }, false],
    [{ stored: "dark", systemDark: false }, true],
    [{ stored: "system", systemDark: true }, true],
    [{ stored: "system", systemDark: false }, false],
    [{ stored: "dark", systemDark: true, forbidden: true }, false],
  ] satisfies Array<[Setting, boolean]>)("%o", (setting, dark) => {
    expect(isDark(setting)).toBe(dark);
  });
});
