import { describe, expect, it } from "vitest";
import { planLanguages, type PlanLanguage } from "@/lib/core/language";
import { harmRules, sensitiveTopics, wordingRule, type Harm } from "@/lib/plans/safety/constants";
import { harmsIn } from "@/lib/plans/safety/forbidden";
import { unofficialWords } from "@/lib/plans/safety/wording";
import bad from "@/tests/unit/plans/safety/bad-passages.json";
import { composed, topicsOf, type Typed } from "@/tests/unit/plans/safety/compose";
import rewordedOrdinary from "@/tests/unit/plans/safety/reworded/ordinary-requests.json";
import rewordedSensitive from "@/tests/unit/plans/safety/reworded/sensitive-requests.json";
import good from "@/tests/unit/plans/safety/good-passages.json";
import ordinary from "@/tests/unit/plans/safety/ordinary-requests.json";
import unexpectedBad from "@/tests/unit/plans/safety/unexpected/bad-passages.json";
import unexpectedGood from "@/tests/unit/plans/safety/unexpected/good-passages.json";
import unexpectedOrdinary from "@/tests/unit/plans/safety/unexpected/ordinary-requests.json";
import unexpectedSensitive from "@/tests/unit/plans/safety/unexpected/sensitive-requests.json";
import sensitive from "@/tests/unit/plans/safety/sensitive-requests.json";
import plainOrdinary from "@/tests/unit/plans/safety/plain/ordinary-requests.json";
import plainSensitive from "@/tests/unit/plans/safety/plain/sensitive-requests.json";

type Passage = { id: string; text: string; language: string; topic: string };

// Four sets, each written by hand by somebody who saw neither code nor lists.
const requests: Typed[] = [...sensitive, ...unexpectedSensitive, ...plainSensitive, ...rewordedSensitive];
const others: Typed[] = [...ordinary, ...unexpectedOrdinary, ...plainOrdinary, ...rewordedOrdinary];
const harmful: (Passage & { breaks: string })[] = [...bad, ...unexpectedBad];
const careful: Passage[] = [...good, ...unexpectedGood];

/** The authors of the sets call every genocide but the one of 1994 by one name. */
function isTopic(name: string, main: string): boolean {
  return name === main || (main === "holocaust" && name === "otherGenocide");
}

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

function raisedBy({ text, language, topic }: Passage): Set<string> {
  const harms = topic === "" ? [] : harmsIn(text, languageOf(language)).map(({ harm }) => harm);
  return new Set<string>([...harms, ...(unofficialWords(text).length > 0 ? ["wording"] : [])]);
}

describe("requests on sensitive topics", () => {
  it("are many, of every topic, language and kind", () => {
    expect(requests.length).toBeGreaterThanOrEqual(120);
    expect(new Set(requests.flatMap(({ topics }) => topics))).toEqual(
      new Set(sensitiveTopics.filter((topic) => topic !== "otherGenocide")),
    );
    expect(new Set(requests.map(({ kind, language }) => `${kind} ${language}`)).size).toBe(8);
  });

  it("are recognised by their main topic", () => {
    const missed = requests.filter(
      ({ topics: [main = ""], ...item }) => !topicsOf(item).some((name) => isTopic(name, main)),
    );
    expect(missed.map(({ id }) => id)).toEqual([]);
  });

  it.each([
    ["en", "The genocide of the Herero in Namibia"],
    ["fr", "Le génocide des Arméniens"],
    ["rw", "Jenoside yakorewe Abaherero"],
    ["sw", "Mauaji ya kimbari ya Waherero nchini Namibia"],
  ])("have the facts of their own genocide: in %s, %s", (language, lessonTitle) => {
    const item = { id: "", kind: "reb", language, subject: "History", classLevel: "S3", lessonTitle, topics: [] };
    expect(topicsOf(item)).toEqual(["otherGenocide"]);
    const text = Object.values(composed(item, 1).content).join(" ");
    expect(text).not.toMatch(/1941|1945|Jew|Juif|Abayahudi|Wayahudi/);
    expect(text).toContain("1948");
  });

  it.each([
    ["en", "learner living with trauma", "Genocide against the Tutsi"],
    ["fr", "apprenant vivant avec un traumatisme", "Le génocide perpétré contre les Tutsi"],
    ["rw", "umunyeshuri umwe ufite ihungabana", "Jenoside yakorewe Abatutsi"],
    ["sw", "mwanafunzi mmoja mwenye kiwewe", "Mauaji ya kimbari dhidi ya Watutsi"],
  ])("tell a need to the teacher, never before the class: in %s", (language, words, lessonTitle) => {
    const item = { id: "", kind: "reb", language, subject: "History", classLevel: "S3", lessonTitle, topics: [] };
    for (let seed = 0; seed < 3; seed += 1) {
      const { content } = composed({ ...item, specialNeeds: "1 trauma" }, seed);
      const told = Object.entries(content).filter(
        ([field]) => !/TeachingActivities|specialNeeds|SpecialNeeds/.test(field),
      );
      const naming = told.filter(([, value]) => String(value).toLowerCase().includes(words));
      expect(naming).toEqual([]);
      expect(Object.values(content).join(" ").toLowerCase()).toContain(words);
    }
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
    const missed = harmful.filter((passage) => !raisedBy(passage).has(meant[passage.breaks] ?? ""));
    expect(missed.map(({ id }) => id)).toEqual([]);
  });

  it("that are careful, or stand in ordinary lessons, are found by none", () => {
    expect(careful.filter((passage) => raisedBy(passage).size > 0).map(({ id }) => id)).toEqual([]);
  });

  it("are held to rules that have names in the check", () => {
    expect([...Object.values(harmRules), wordingRule]).toHaveLength(new Set(Object.values(meant)).size);
  });
});
