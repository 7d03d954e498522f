import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forgetEverything, forgetStay } from "@/components/layout/browser-memory";

/** A storage whose keys are its own properties, as a browser's are. */
function aStorage(kept: Record<string, string>) {
  const storage = { ...kept };
  Object.defineProperty(storage, "removeItem", { value: (key: string) => delete storage[key] });
  Object.defineProperty(storage, "clear", { value: () => Object.keys(storage).forEach((key) => delete storage[key]) });
  return storage;
}

let local: Record<string, string>;
beforeEach(() => {
  local = aStorage({
    language: "fr",
    "ui-theme": "dark",
    "isomo.stay": "1 7",
    "isomo.unsent.7.plan": "x",
    "isomo.unsent.8.plan": "y",
    other: "z",
  });
  vi.stubGlobal("localStorage", local);
  vi.stubGlobal("sessionStorage", aStorage({ anything: "1" }));
});
afterEach(() => vi.unstubAllGlobals());

describe("what the browser keeps when a stay has ended", () => {
  it("is the language, the theme and what was not sent", () => {
    forgetStay();
    expect(Object.keys(local)).toEqual(["language", "ui-theme", "isomo.unsent.7.plan", "isomo.unsent.8.plan"]);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it("is the language and the theme when the account is erased, and what others did not send", () => {
    forgetEverything(7);
    expect(Object.keys(local)).toEqual(["language", "ui-theme", "isomo.unsent.8.plan"]);
  });
});
