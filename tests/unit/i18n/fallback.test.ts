import { createTranslator } from "next-intl";
import { describe, expect, it } from "vitest";
import { withFallback } from "@/lib/i18n/fallback";

const english = { page: { title: "Bin", text: "Empty" }, words: { save: "Save" }, list: ["a", "b"] };

describe("a message that a language lacks", () => {
  it("is said in English, down to each sentence", () => {
    const french = withFallback(english, { page: { title: "Corbeille" }, words: {} });
    expect(french).toEqual({ page: { title: "Corbeille", text: "Empty" }, words: { save: "Save" }, list: ["a", "b"] });
  });

  it("is so when it is empty or of another kind, and what English has not is left out", () => {
    expect(withFallback(english, { page: "Corbeille", words: { save: "" }, list: ["c"], more: "?" })).toEqual({
      ...english,
      list: ["c"],
    });
  });

  it("is its key's name when English lacks it as well", () => {
    const t = createTranslator({ locale: "fr", messages: withFallback(english, {}), onError: () => undefined });
    const say = t as (key: string) => string;
    expect([say("page.title"), say("page.nothing")]).toEqual(["Bin", "page.nothing"]);
  });
});
