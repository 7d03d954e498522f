import { describe, expect, it } from "vitest";
import { aRtbRequest } from "@/db/seed/makers";
import { requestFromDescription } from "@/lib/plans/kinds/reb/rules";
import { lessonTopics } from "@/lib/plans/kinds/reb/topics";
import { requestFromDescription as sessionFromDescription } from "@/lib/plans/kinds/rtb/rules";
import { sessionTopics } from "@/lib/plans/kinds/rtb/topics";

const riddles = { lessonTitle: "Ibisakuzo", unitTitle: "", keyUnitCompetence: "", subject: "Kinyarwanda" };

describe("who is in the room", () => {
  it.each([
    "Umwe ntabona neza. Ndashaka ko basakuza mu matsinda abiri.",
    "One girl is pregnant. Riddles in two teams.",
    "Keza stammers, two teams.",
    "Mugisha ni impunzi.",
    "Uwase abana na virusi itera SIDA.",
    "Mmoja ana virusi vya UKIMWI.",
    "Un élève vit avec le VIH.",
    "3 refugees, 1 with epilepsy",
    "2 children are HIV positive",
  ])("is no topic of the lesson: %s", (activitiesDescription) => {
    expect(lessonTopics({ ...riddles, activitiesDescription })).toEqual([]);
  });

  it.each([
    "Learners read a text on a girl who is pregnant and discuss contraception",
    "How HIV is transmitted, case studies",
    "A story of one girl who was raped",
    "One girl was raped on the way home: what can she do?",
  ])("is one in a text or a case: %s", (activitiesDescription) => {
    expect(lessonTopics({ ...riddles, activitiesDescription })).not.toEqual([]);
  });

  it("is no topic of a session where girls work with girls", () => {
    const measuring = {
      topicOfSession: "Taking body measurements for a skirt",
      moduleTitle: "",
      learningOutcomes: "",
      indicativeContent: "",
    };
    for (const range of [
      "Practise on each other with respect of privacy, girls with girls. Tape and notebook only.",
      "abakobwa bapime abakobwa",
      "des filles avec des filles",
      "wasichana na wasichana",
    ])
      expect(sessionTopics({ ...aRtbRequest(), ...measuring, range, sector: "", trade: "Tailoring" })).toEqual([]);
  });
});

describe("a class of nobody", () => {
  it.each([
    "P4 fractions, 0 learners",
    "P4 imigabane, abanyeshuri 0",
    "P4 les fractions, 0 élèves",
    "P4 sehemu, wanafunzi 0",
  ])("is refused with words at the field: %s", (description) => {
    const asked = { language: "en", defaults: {}, today: "2026-11-22" } as const;
    const refused = expect.objectContaining({
      code: "invalid_input",
      details: { fields: { description: "classSizePositive" } },
    });
    expect(() => requestFromDescription(description, { ...asked, classes: ["P4"], subjects: ["Mathematics"] })).toThrow(
      refused,
    );
    expect(() => sessionFromDescription({ ...asked, description })).toThrow(refused);
  });
});
