import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { aRtbRequest } from "@/db/seed/makers";
import samplePlan from "@/components/public/home/sample-plan.json";
import { composeReb } from "@/lib/plans/kinds/reb/composer";
import { rebLabels } from "@/lib/plans/kinds/reb/layout/labels";
import { composeRtb } from "@/lib/plans/kinds/rtb/composer";
import { letterheadRtb } from "@/lib/plans/kinds/rtb/layout/letterhead";
import { rtbLabels } from "@/lib/plans/kinds/rtb/layout/labels";
import { rtbRequest } from "@/lib/plans/kinds/rtb/schema";
import { aRebRequest } from "../plans/reb/requests";

/** Every text of a file with its path, whatever its shape. */
function textsOf(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === "string") return [[path, value]];
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, child]) => textsOf(child, `${path}.${key}`));
}

function filesUnder(folder: string, fits: (path: string) => boolean): [path: string, text: string][] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".json") && fits(name))
    .flatMap((name) => textsOf(JSON.parse(readFileSync(join(folder, name), "utf8")), name));
}

/** What no French reader wants to see; names of headers, addresses, formulas and telephone numbers are none of it. */
function faultsOf(text: string): string[] {
  const words = text.replace(
    /https?:\/\/\S+|\b[A-Z][\w-]*: [\w-]+[=…]\S*|Authorization: \S+|=SOMME\([^)]*\)|\+?\d[\d ]{9,}\d/g,
    "",
  );
  return [
    ...(words.match(/(?:^|[^\u00a0\u202f])[:;?!»%]/g) ?? []),
    ...(words.match(/«[^\u00a0\u202f]/g) ?? []),
    ...(words.match(/["']|\d[,.]\d{3}(?!\d)|\d \d{3}(?!\d)/g) ?? []),
  ];
}

function faulty(texts: readonly [path: string, text: string][]) {
  return texts.flatMap(([path, text]) => faultsOf(text).map((fault) => `${path}: "${fault}" in ${text}`));
}

const composed = filesUnder("lib/plans", (name) => /phrases\/(?:.*\/)?fr(?:\/|\.json)/.test(name));

describe("French typography", () => {
  it("finds what is wrong", () => {
    const wrong = ["d’Isomo: relisez", "Quoi ?", "« ainsi »", "l'école", "1,000 fiches", "20 000 élèves", "5 %"];
    for (const text of wrong) expect(faultsOf(text), text).not.toEqual([]);
    expect(
      faultsOf("Quoi\u00a0? «\u00a0Ainsi\u00a0»\u00a0: 20\u00a0000 à 10,5\u00a0%, voir https://example.org/?a"),
    ).toEqual([]);
  });

  it("is kept in every message", () => {
    expect(faulty(filesUnder("messages/fr", () => true))).toEqual([]);
  });

  it("is kept in every phrase that plans are composed of", () => {
    expect(composed.length).toBeGreaterThan(1_000);
    expect(faulty(composed)).toEqual([]);
  });

  it("is kept on the printed forms and the sample of the first page", () => {
    const heads = letterheadRtb(
      {
        values: {
          district: "Gasabo",
          sector: "Remera",
          schoolName: "ETP",
          schoolAddress: "",
          schoolPhone: "",
          schoolEmail: "",
          additionalInfo: "",
        },
        logo: null,
      },
      "fr",
    );
    expect(faulty(textsOf([rebLabels.fr, rtbLabels.fr, heads, samplePlan.fr], "printed"))).toEqual([]);
  });

  it.each(["Les fractions", "Kwibuka : le génocide perpétré contre les Tutsi", "Le recyclage"])(
    "is kept in whole plans about %s",
    (title) => {
      const specialNeeds = "malvoyants : 2, sourds : 1, épilepsie : 1, pas d’électricité";
      const own = new RegExp(`${title}|${specialNeeds}`, "g");
      for (const seed of [1, 2, 3]) {
        const reb = aRebRequest({ language: "fr", lessonTitle: title, specialNeeds, keyUnitCompetence: "Comprendre." });
        const rtb = rtbRequest.parse(aRtbRequest({ language: "fr", topicOfSession: title }));
        const plans = [
          composeReb({ request: reb, background: { unit: null }, seed }),
          composeRtb({ request: rtb, background: { module: null }, seed }),
        ];
        const texts = textsOf(plans, "plan").map(([path, text]): [string, string] => [path, text.replace(own, "")]);
        expect(faulty(texts.filter(([path]) => !/unitTitle|Title$|materials/i.test(path)))).toEqual([]);
      }
    },
  );

  it("never leaves a small word before a name that may begin with a vowel", () => {
    const elided =
      /(?:^|[\s\u00a0])(?:de|que|le|la|ne|se|je) \{(?:name|email|payer|teacher|from|language|tier|item|title)\}/;
    const found = filesUnder("messages/fr", () => true).filter(([, text]) => elided.test(text));
    expect(found).toEqual([]);
  });

  it("counts with one and many wherever the number may be one", () => {
    // Numbers of at least two: by the code that says the sentence, or by what they count.
    const many =
      /^(?:common\.json\.relative|public\.json\.home\.pricing|resources\.json\.minutes|rtb\.json\.durationWarning|inspection\.json\.rules\.(?:timings|stepTimings|halfPractice)|checkout\.json\.bundleName|subscriptions\.json\.page\.(?:bundleText|bundleEnded|enterprise|nextMonth)|editor\.json\.edit\.sum|administration\.json\.users\.deleteDialog|audit\.json\.acts\.proposal(?:Confirmed|Rejected))/;
    const counted = /\{\w+\}[ \u00a0](?:[a-zéèêà]+[ \u00a0])?(?!plus|soumis)[a-zéèêà]{3,}s\b(?![^{}]*\}\})/;
    const found = filesUnder("messages/fr", () => true).filter(
      ([path, text]) => !many.test(path) && !text.includes("plural") && counted.test(text),
    );
    expect(found).toEqual([]);
  });
});
