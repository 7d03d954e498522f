import { describe, expect, it, vi } from "vitest";
import { aRebRequest } from "@/db/seed/makers";
import { planLanguages } from "@/lib/core/language";
import { officialTerms } from "@/lib/plans/kinds/reb/composer/terms";
import { planKinds } from "@/lib/plans/kinds/registry";
import { calmPhrases } from "@/lib/plans/safety/calm";

vi.mock("@/lib/curriculum/queries", () => ({ findUnit: async () => null, getCatalogue: async () => ({}) }));

const titles = {
  genocide: {
    en: "The 1994 Genocide against the Tutsi",
    fr: "Le génocide perpétré contre les Tutsi en 1994",
    rw: "Jenoside yakorewe Abatutsi mu 1994",
    sw: "Mauaji ya kimbari dhidi ya Watutsi 1994",
  },
  hiv: { en: "HIV and AIDS", fr: "Le VIH et le sida", rw: "Virusi itera SIDA", sw: "VVU na UKIMWI" },
} as const;

/** Where the official English list has the issue; the other languages have theirs at the same place. */
const issues = { genocide: /genocide/i, hiv: /sexuality/i };

async function composed(topic: keyof typeof titles, language: (typeof planLanguages)[number]) {
  const request = {
    language,
    lessonTitle: titles[topic][language],
    classLevel: "S3",
    subject: "History",
    specialNeeds: "",
  };
  return planKinds.reb.compose({ request: aRebRequest(request), seed: 3 });
}

describe("a lesson on a sensitive topic", () => {
  const cases = planLanguages.flatMap((language) =>
    (["genocide", "hiv"] as const).map((topic) => [topic, language] as const),
  );

  it.each(cases)("(%s, %s) addresses the issue that fits it", async (topic, language) => {
    const at = officialTerms("en").crosscuttingIssues.findIndex((name) => issues[topic].test(name));
    const plan = await composed(topic, language);
    const addressed = Object.entries(plan).filter(([field]) => /crosscuttingIssues$/i.test(field));
    expect(addressed.map(([, text]) => String(text)).join("\n")).toContain(
      officialTerms(language).crosscuttingIssues[at],
    );
  });

  it.each(cases)("(%s, %s) says how it is spoken of with respect", async (topic, language) => {
    const plan = await composed(topic, language);
    const [said = ""] = calmPhrases[language].topics[topic].respect.split(/[.;]/);
    expect(Object.values(plan).join("\n")).toContain(said);
  });
});
