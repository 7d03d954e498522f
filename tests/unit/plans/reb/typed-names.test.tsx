import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { TypedNotes } from "@/components/plans/reb/typed-notes";
import { loadMessages } from "@/lib/i18n/messages";
import { composeReb } from "@/lib/plans/kinds/reb/composer";
import { planKind } from "@/lib/plans/kinds/registry";
import { needyNameAmong } from "@/lib/plans/needs/needy-names";
import { aRebRequest } from "./requests";

describe("a learner’s name beside a need", () => {
  it.each([
    ["en", "P4 English, nouns. Mukamana is deaf. I want a song.", "Mukamana"],
    ["en", "Keza stammers and Mugabo has epilepsy", "Keza"],
    ["en", "P4 English, nouns. 😀 Keza 🎉 is deaf", "Keza"],
    ["fr", "P5 sciences, l’eau. Jean Bosco est aveugle", "Jean Bosco"],
    ["rw", "P4 imibare, imigabane, Uwase arwaye igicuri", "Uwase"],
    ["sw", "P4 hisabati, sehemu. Juma ana kifafa", "Juma"],
  ] as const)("is found where it is typed, and the plan says no name, in %s: %s", (language, text, name) => {
    expect(needyNameAmong(text)).toBe(name);
    const request = aRebRequest({ language, specialNeeds: text });
    const plan = planKind("reb").shown(composeReb({ request, background: { unit: null }, seed: 1 }));
    const { specialNeeds, developmentTeachingActivities } = plan;
    expect(`${String(specialNeeds)} ${String(developmentTeachingActivities)}`).not.toContain(name);
    // What was typed is kept.
    expect(request.specialNeeds).toBe(text);
  });

  it("is in no need that nobody knows, either", () => {
    const request = aRebRequest({ specialNeeds: "Keza faints often" });
    const plan = composeReb({ request, background: { unit: null }, seed: 1 });
    expect(plan.developmentTeachingActivities).toContain("“a learner faints often”");
  });

  it.each([
    "2 deaf learners",
    "Albinism is a condition",
    "Water is life",
    "She is deaf",
    "P4 English: Rwanda has hills",
  ])("is not found in %s", (text) => {
    expect(needyNameAmong(text)).toBeNull();
  });
});

describe.each(["en", "fr", "rw"] as const)("a text that fills its field, in %s", (locale) => {
  const { create } = loadMessages(locale).reb;

  it("is told to be cut, and a shorter one is not", () => {
    const said = create.textFull.replace("{limit}", "20");
    const shown = (text: string) => renderToStaticMarkup(<TypedNotes text={text} limit={20} labels={create} />);
    expect(shown("a".repeat(20))).toContain(said);
    expect(shown("a".repeat(19))).not.toContain(said);
  });
});
