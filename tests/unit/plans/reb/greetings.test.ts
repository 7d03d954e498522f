import { expect, it } from "vitest";
import { readDescription } from "@/lib/plans/kinds/reb/description/description";
import { lessonTopics } from "@/lib/plans/kinds/reb/topics";

it.each([
  ["Good morning. P5 Science, the water cycle, 45 learners", /^The water cycle$|^Water cycle$/],
  ["Hello, S1 Geography: types of rainfall", /types of rainfall/i],
  ["Bonjour ! P6 français, le futur proche, 40 minutes", /futur proche/i],
  ["Mwiriwe neza. Ibisakuzo, Ikinyarwanda P4", /ibisakuzo/i],
  ["Habari za asubuhi, S1 Kiswahili: ngeli ya A-WA", /ngeli ya A-WA/i],
])("a greeting is no title: %s", (message, title) => {
  expect(readDescription(message).title).toMatch(title);
});

it("the clause that says what the lesson is about is its title, whatever stands before it", () => {
  const message =
    "Good morning. I teach History S2 and next week is Kwibuka. Prepare a lesson on the causes of the 1994 Genocide against the Tutsi, 42 learners, 40 minutes. Some learners come from families of survivors, I want calm methods.";
  expect(readDescription(message).title).toMatch(/^(the )?causes of the 1994 Genocide against the Tutsi$/i);
});

it("a learner of whom the teacher tells is no topic of the lesson", () => {
  const riddles = { lessonTitle: "Ibisakuzo", unitTitle: "", keyUnitCompetence: "", subject: "Kinyarwanda" };
  const told = "Umwe ntabona neza. Ndashaka ko basakuza mu matsinda abiri.";
  expect(lessonTopics({ ...riddles, activitiesDescription: told })).toEqual([]);
  expect(lessonTopics({ ...riddles, lessonTitle: "Abantu bafite ubumuga", activitiesDescription: "" })).not.toEqual([]);
});
