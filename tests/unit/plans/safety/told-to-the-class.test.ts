import { describe, expect, it } from "vitest";
import { planLanguages } from "@/lib/core/language";
import { inspectReb } from "@/lib/plans/kinds/reb/inspection";
import { rebContent } from "@/lib/plans/kinds/reb/schema";
import { composed } from "./compose";
import { titles } from "./titles";
import said from "./told-to-the-class.json";

type Topic = "genocide" | "hiv" | null;

const seasons = { en: "The seasons", fr: "Les saisons", rw: "Ibihe by’umwaka", sw: "Misimu ya mwaka" };

function planOf(spoken: string, topic: Topic) {
  const language = planLanguages.find((one) => one === spoken) ?? "en";
  const lessonTitle = topic ? titles[topic][language] : seasons[language];
  const request = { id: "", kind: "reb", language, subject: "", lessonTitle, classLevel: "S3" };
  return rebContent.parse(composed({ ...request, topics: topic ? [topic] : [] }, 1).content);
}

/** The safety rules that a plan breaks when this sentence stands in its development. */
function broken(language: string, sentence: string, topic: Topic): string[] {
  const plan = planOf(language, topic);
  const developmentTeachingActivities = `${plan.developmentTeachingActivities}\n${sentence}`;
  const { findings } = inspectReb({ ...plan, developmentTeachingActivities }, { unit: null });
  return findings.filter(({ criterion }) => criterion === "safety").map(({ rule }) => rule);
}

function pairs(list: string[][]) {
  return list.map(([language = "", sentence = ""]) => ({ language, sentence }));
}

describe("illness, death and violence in one's own family", () => {
  it.each(pairs(said.exposing))("are told to nobody in any lesson: $sentence", ({ language, sentence }) => {
    expect(broken(language, sentence, null)).toContain("dignity");
    expect(broken(language, sentence, "hiv")).not.toEqual([]);
  });

  it.each(pairs(said.sparing))("are not taken from ordinary tasks: $sentence", ({ language, sentence }) => {
    expect(broken(language, sentence, null)).not.toContain("dignity");
  });
});

describe("a lesson on a sensitive topic", () => {
  it.each(pairs(said.harmful))("asks for nothing of this kind: $sentence", ({ language, sentence }) => {
    expect(broken(language, sentence, "genocide")).not.toEqual([]);
    expect(broken(language, sentence, "hiv")).not.toEqual([]);
  });

  it.each(pairs(said.careful))("may say this: $sentence", ({ language, sentence }) => {
    expect(broken(language, sentence, "genocide")).toEqual([]);
    expect(broken(language, sentence, "hiv")).toEqual([]);
  });
});
