import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { planLanguages } from "@/lib/core/language";
import { rebGaps } from "@/lib/plans/kinds/reb/gaps";
import { composeReb } from "@/lib/plans/kinds/reb/composer";
import { requestFromDescription, type DescriptionContext } from "@/lib/plans/kinds/reb/rules";
import { rebBrief } from "@/lib/plans/kinds/reb/schema";

const units = [
  {
    classLevel: "S2",
    subject: "Physics",
    unitNo: 1,
    unitTitle: "Sources of errors in measurement of physical quantities",
    keyUnitCompetence: "identify and explain sources of error in measurements and report",
    source: "https://example.org",
  },
];
const context: DescriptionContext = {
  language: "en",
  defaults: { schoolName: "GS Kicukiro", teacherName: "Uwera", term: "Term 1" },
  classes: ["P1", "P2", "P3", "P4", "P5", "P6", "S1", "S2", "S3"],
  subjects: [
    "Kinyarwanda",
    "English",
    "French",
    "Kiswahili",
    "Mathematics",
    "Science and Elementary Technology",
    "Social and Religious Studies",
    "Physics",
    "Biology and Health Sciences",
    "History and Citizenship",
    "Physical Education",
  ],
  units,
  today: "2026-01-05",
};

describe("a request from a description", () => {
  it.each([
    {
      language: "en",
      text: "Fractions for P4, 40 minutes, 45 learners, two with low vision",
      meant: ["Fractions", "P4", "Mathematics", 40, 45, "two with low vision"],
    },
    {
      language: "en",
      text: "Photosynthesis, Senior two, 80 min, class of 52, 1 deaf learner",
      meant: ["Photosynthesis", "S2", "Biology and Health Sciences", 80, 52, "1 deaf learner"],
    },
    {
      language: "en",
      text: "45 learners with 3 blind, area of a rectangle P5",
      meant: ["Area of a rectangle", "P5", "Mathematics", 40, 45, "3 blind"],
    },
    {
      language: "fr",
      text: "Leçon de mathématiques sur les fractions, quatrième primaire, 50 minutes, 45 élèves dont deux malvoyants",
      meant: ["Fractions", "P4", "Mathematics", 50, 45, "deux malvoyants"],
    },
    {
      language: "rw",
      text: "Isomo ryo ku migabane, umwaka wa 4 w’abanza, iminota 40, abanyeshuri 45, babiri bafite ubumuga bwo kutabona",
      meant: ["Imigabane", "P4", "Mathematics", 40, 45, "babiri bafite ubumuga bwo kutabona"],
    },
    {
      language: "rw",
      text: "Isomo ry’ubumenyi mu mwaka wa 5 w’abanza ku mwikubo w’amazi, iminota 40, abanyeshuri 52, umwe ntabona neza",
      meant: ["Umwikubo w’amazi", "P5", "Science and Elementary Technology", 40, 52, "umwe ntabona neza"],
    },
    {
      language: "rw",
      text: "Isomo ry’imibare ku mashusho, P3, abanyeshuri 40",
      meant: ["Amashusho", "P3", "Mathematics", 40, 40, ""],
    },
    {
      language: "rw",
      text: "Isomo ry’ubumenyi ku nyamaswa zo mu rugo, P4, abanyeshuri 40",
      meant: ["Inyamaswa zo mu rugo", "P4", "Science and Elementary Technology", 40, 40, ""],
    },
    {
      language: "sw",
      text: "Somo kuhusu nomino, darasa la 5 la msingi, dakika 40, wanafunzi 38",
      meant: ["Nomino", "P5", "Kiswahili", 40, 38, ""],
    },
  ] as const)("in $language: $text", ({ language, text, meant }) => {
    const request = requestFromDescription(text, { ...context, language });
    const { lessonTitle, classLevel, subject, totalDuration, classSize, specialNeeds } = request;
    expect([lessonTitle, classLevel, subject, totalDuration, classSize, specialNeeds]).toEqual(meant);
  });

  it("takes unit and competence from the catalogue when they match", () => {
    const request = requestFromDescription("Sources of errors in measurement S2 unit 1 lesson 3", context);
    expect(request).toMatchObject({ unitNo: "1", lessonNo: "3", unitTitle: units[0]?.unitTitle });
    expect(request.keyUnitCompetence).toBe(units[0]?.keyUnitCompetence);
  });

  it("invents nothing: what nobody knows stays to be filled in and is reported", () => {
    const request = requestFromDescription("Something nice", { ...context, defaults: {} });
    const plan = composeReb({ request, background: { unit: null }, seed: 1 });
    const missing = rebGaps(plan).map((finding) => finding.field);
    expect(missing).toEqual([
      "schoolName",
      "teacherName",
      "term",
      "subject",
      "classLevel",
      "unitNo",
      "lessonNo",
      "keyUnitCompetence",
    ]);
  });

  it("is a valid request for any text", () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 3_000, unit: "grapheme" }),
        fc.constantFrom(...planLanguages),
        (text, language) => {
          const request = requestFromDescription(text, { ...context, language });
          expect(rebBrief.safeParse(request).success).toBe(true);
        },
      ),
      { numRuns: 300 },
    );
  });
});
