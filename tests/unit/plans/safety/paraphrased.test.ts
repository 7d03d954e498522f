import { describe, expect, it } from "vitest";
import { planLanguages } from "@/lib/core/language";
import { harmsIn } from "@/lib/plans/safety/forbidden";
import { sensitiveTopicsIn } from "@/lib/plans/safety/recognition";
import { unofficialWords } from "@/lib/plans/safety/wording";
import { harmful, ordinary, sensitive } from "./paraphrased.json";

/** What these sets hold was written while the lists were; they keep what is reached, other sets measure it. */
const mostMissed = 0.03;
const filler = "Then it looks for some bread and a pot and comes back slowly by the long way over the hill.";

describe("titles that name a sensitive topic by none of its words", () => {
  it("are recognised by what they name together, in four languages", () => {
    const missed = sensitive.filter(({ topic, title }) => !sensitiveTopicsIn([title]).some((name) => name === topic));
    expect(missed.length / sensitive.length, JSON.stringify(missed)).toBeLessThanOrEqual(mostMissed);
  });

  it("are told from ordinary ones with the same words", () => {
    const taken = ordinary.filter(({ title, subject }) => sensitiveTopicsIn([title], [subject]).length > 0);
    expect(taken.length / ordinary.length, JSON.stringify(taken)).toBeLessThanOrEqual(0.01);
  });

  it.each([
    ["far apart", `They touch the leaf. ${filler} The cook has a secret.`],
    ["about animals", "When the body of a tadpole changes: a girl draws a frog"],
  ])("are not made of words %s", (_, text) => {
    expect(sensitiveTopicsIn([text])).toEqual([]);
  });
});

describe("words that mean something else in their subject", () => {
  it.each([
    ["Depression in weather maps", "Geography"],
    ["Depression in weather maps", ""],
    ["La dépression sur les cartes météorologiques", "Géographie"],
    ["Battery abuse", "Automobile Technology"],
    ["Abortion of a program", "Computer Science"],
    ["Soil death", "Agriculture"],
    ["La mort des sols", "Agriculture"],
    ["Past tense: my father beat my mother at chess", "English"],
    ["My father beat the drum for my mother", "Music"],
    ["Mutilation of banknotes", "Entrepreneurship"],
  ])("name no topic: %s (%s)", (title, subject) => {
    expect(sensitiveTopicsIn([title], [subject])).toEqual([]);
  });

  it.each([
    ["Past tense: yesterday my father beat my mother", "abuse"],
    ["Past tense: our uncle hits us", "abuse"],
    ["L'imparfait : mon père battait ma mère", "abuse"],
    ["Papa yakubise mama", "abuse"],
    ["Wakati uliopita: baba alimpiga mama", "abuse"],
    ["Watching porn", "abuse"],
    ["Mutilations", "abuse"],
    ["Depression", "suicide"],
    ["Living with depression", "suicide"],
    ["Abortion", "contraception"],
    ["Death", "death"],
  ])("name one where they mean it: %s", (title, topic) => {
    expect(sensitiveTopicsIn([title])).toEqual([topic]);
  });
});

describe("passages that ask for harm in other words", () => {
  it("raise something", () => {
    const silent = harmful.filter(({ text, language }) => {
      const plan = planLanguages.find((one) => one === language) ?? "en";
      return harmsIn(text, plan).length === 0 && unofficialWords(text).length === 0;
    });
    expect(silent.length / harmful.length, JSON.stringify(silent)).toBeLessThanOrEqual(0.08);
  });
});
