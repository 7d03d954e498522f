import { describe, expect, it } from "vitest";
import { loadMessages } from "@/lib/i18n/messages";
import { looksEnglish } from "@/scripts/lib/english-words";
import { argumentsOf, breaksBeforeMark, plainTextOf } from "@/scripts/lib/message-syntax";
import { isUsed } from "@/scripts/lib/message-usage";

describe("the arguments of a message", () => {
  it.each([
    ["Hello", ""],
    ["Hello {name}, <b>welcome</b>", "<b>, name"],
    ["{count, plural, one {# plan of {owner}} other {# plans}}", "count:plural, owner"],
    ["{kind, select, a {<i>x</i>} other {y}} of {total, number}", "<i>, kind:select, total:number"],
    ["It''s {n} '{not}'", "n"],
  ])("%s", (message, expected) => {
    expect(argumentsOf(message)).toBe(expected);
  });

  it("are no words to read", () => {
    expect(plainTextOf("You have {count, plural, one {# plan} other {# plans}} <b>left</b>")).toBe(
      "You have # plan # plans left",
    );
  });
});

describe("a mark of a French sentence", () => {
  it.each([
    ["Prêt ?", true],
    ["Prêt\u00a0?", false],
    ["« Sols »", true],
    ["«\u00a0Sols\u00a0»\u00a0: lu", false],
    ["À 8:30, https://isomo.rw", false],
  ])("%s", (message, expected) => {
    expect(breaksBeforeMark(message)).toBe(expected);
  });
});

describe("English left in a translation", () => {
  it.each([
    ["Enregistrer le plan", "Save the plan", false],
    ["Save le plan", "Save the plan", true],
    ["Injira", "Sign in", false],
    ["Andika kuri info@the-school.rw", "Write to info@the-school.rw", false],
    ["Rwanda Basic Education Board", "Rwanda Basic Education Board", false],
    ["Ask some colleague near it", "Ask some colleague near it", true],
    ["REB", "REB", false],
    ["Status", "Status", true],
    ["Saving...", "Saving...", true],
    ["Notifications", "Notifications", false],
  ])("%s", (translation, original, expected) => {
    expect(looksEnglish(translation, original)).toBe(expected);
  });

  it("is noticed in all messages but those that another language has in the same words", () => {
    function texts(value: unknown): string[] {
      if (typeof value === "string") return [plainTextOf(value)];
      return Object.values(value ?? {}).flatMap(texts);
    }
    const all = texts(loadMessages("en")).filter((text) => /[a-z]{3}/.test(text));
    const missed = all.filter((text) => !looksEnglish(text, text));
    expect(all.length).toBeGreaterThan(1500);
    expect(missed.length / all.length, missed.join("\n")).toBeLessThan(0.05);
  });
});

describe("the use of a key", () => {
  const literals = { texts: new Set(["form.title", "send"]), patterns: [/^status\..+$/] };

  it.each([
    ["plans.form.title", true],
    ["plans.send", true],
    ["plans.status.draft", true],
    ["plans.form.subtitle", false],
  ])("%s", (path, expected) => {
    expect(isUsed(path, literals)).toBe(expected);
  });
});
