import { describe, expect, it } from "vitest";
import { rtbChoices } from "@/lib/plans/kinds/rtb/choices";
import { requestFromDescription } from "@/lib/plans/kinds/rtb/rules";
import type { PlanLanguage } from "@/lib/core/language";

function elsewhere(title: string, trade: string, language: PlanLanguage) {
  const request = requestFromDescription({ description: title, language, defaults: {}, today: "2026-11-22" });
  return rtbChoices.elsewhere({ ...request, topicOfSession: title, trade })?.id ?? null;
}

describe("a job sheet that the bank has in another language", () => {
  it.each([
    { title: "Préparer une sauce béchamel", trade: "Culinary Arts", language: "fr", id: "culinary-arts/white-sauce" },
    {
      title: "Montage va-et-vient",
      trade: "Domestic Electricity",
      language: "fr",
      id: "domestic-electricity/two-way-switch",
    },
    { title: "Gutegura pepiniyeri", trade: "Crop Production", language: "rw", id: "crop-production/nursery-bed" },
    { title: "Gukora omeleti", trade: "Culinary Arts", language: "rw", id: "culinary-arts/omelette" },
    {
      title: "Changer une roue",
      trade: "Automobile Technology",
      language: "fr",
      id: "automobile-technology/changing-a-wheel",
    },
  ] as const)("is asked about: $title", ({ title, trade, language, id }) => {
    expect(elsewhere(title, trade, language)).toBe(id);
  });

  it.each([
    ["Kutengeneza mchuzi mweupe", "Culinary Arts", "sw"],
    ["Gukora umutsima", "Culinary Arts", "rw"],
    ["Gucunga umutungo", "Crop Production", "rw"],
  ] as const)("is none of another work: %s", (title, trade, language) => {
    expect(elsewhere(title, trade, language)).toBeNull();
  });
});
