import { describe, expect, it } from "vitest";
import { planLanguages, type PlanLanguage } from "@/lib/core/language";
import { harmRules, sensitiveTopics, wordingRule, type Harm } from "@/lib/plans/safety/constants";
import { harmsIn } from "@/lib/plans/safety/forbidden";
import { unofficialWords } from "@/lib/plans/safety/wording";
import bad from "./bad-passages.json";
import { composed, topicsOf, type Typed } from "./compose";
import good from "./good-passages.json";
import ordinary from "./ordinary-requests.json";
import sensitive from "./sensitive-requests.json";

// The four files were written by somebody who saw neither code nor lists; no list is made to fit a single one of them.
const requests: Typed[] = sensitive;
const others: Typed[] = ordinary;

/** How the authors of the set name what the check forbids. */
const meant: Record<string, Harm | "wording"> = {
  role_play: "rolePlay",
  contest: "contest",
  experiment: "experiment",
  counter_example: "counterExample",
  invented_example: "invention",
  own_life: "ownLife",
  home_question: "askingHome",
  identity: "sides",
  song_joke: "energiser",
  wording: "wording",
};

function languageOf(name: string): PlanLanguage {
  return planLanguages.find((language) => language === name) ?? "en";
}

function raisedBy({ text, language, topic }: { text: string; language: string; topic: string }): Set<string> {
  const harms = topic === "" ? [] : harmsIn(text, languageOf(language)).map(({ harm }) => harm);
  return new Set<string>([...harms, ...(unofficialWords(text).length > 0 ? ["wording"] : [])]);
}

describe("requests on sensitive topics", () => {
  it("are many, of every topic, language and kind", () => {
    expect(requests.length).toBeGreaterThanOrEqual(120);
    expect(new Set(requests.flatMap(({ topics }) => topics))).toEqual(new Set(sensitiveTopics));
    expect(new Set(requests.map(({ kind, language }) => `${kind} ${language}`)).size).toBe(8);
  });

  it("are recognised by their main topic", () => {
    const missed = requests.filter(({ topics: [main = ""], ...item }) => !topicsOf(item).some((name) => name === main));
    expect(missed.map(({ id }) => id)).toEqual([]);
  });

  it.each(requests.map((item) => [item.id, item] as const))("%s is composed without harm", (_, item) => {
    for (let seed = 0; seed < 3; seed += 1) {
      const { findings } = composed(item, seed);
      const unsafe = findings.filter(({ criterion }) => criterion === "safety");
      expect(unsafe, JSON.stringify(unsafe)).toEqual([]);
    }
  });
});

describe("ordinary requests", () => {
  it("are taken for no sensitive ones", () => {
    expect(others.filter((item) => topicsOf(item).length > 0).map(({ id }) => id)).toEqual([]);
  });

  it.each(others.map((item) => [item.id, item] as const))("%s is composed as usual", (_, item) => {
    const { content } = composed(item, 1);
    expect(Object.values(content).join(" ")).not.toMatch(/Isange|\b116\b|confiance|bwo guceceka|kunyamaza|stay silent/);
  });
});

describe("passages", () => {
  it("that do harm are found by the rule that they break", () => {
    const missed = bad.filter((passage) => !raisedBy(passage).has(meant[passage.breaks] ?? ""));
    expect(missed.map(({ id }) => id)).toEqual([]);
  });

  it("that are careful, or stand in ordinary lessons, are found by none", () => {
    expect(good.filter((passage) => raisedBy(passage).size > 0).map(({ id }) => id)).toEqual([]);
  });

  it("are held to rules that have names in the check", () => {
    expect([...Object.values(harmRules), wordingRule]).toHaveLength(new Set(Object.values(meant)).size);
  });
});
