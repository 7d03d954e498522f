import { describe, expect, it } from "vitest";
import { isBeside as isLessonBeside } from "@/lib/plans/kinds/reb/topics";
import { isBeside as isSessionBeside } from "@/lib/plans/kinds/rtb/topics";
import { aRebRequest, aRtbRequest } from "@/db/seed/makers";
import { rebBrief } from "@/lib/plans/kinds/reb/schema";
import { rtbBrief } from "@/lib/plans/kinds/rtb/schema";
import { composed, topicsOf, type Typed } from "./compose";

type Given = [language: string, subject: string, title: string];

/** Lessons that train a skill of their subject; a sensitive topic is only what the text or the figures speak of. */
const lessons: Given[] = [
  ["en", "Mathematics", "Percentages with HIV statistics"],
  ["fr", "Mathématiques", "Les pourcentages : les chiffres du VIH par district"],
  ["rw", "Imibare", "Ijanisha: imibare y'abanduye virusi itera SIDA"],
  ["sw", "Hisabati", "Asilimia: takwimu za UKIMWI"],
  ["en", "English", "The past tense in a text about refugees"],
  ["fr", "Français", "Le passé composé dans un texte sur les réfugiés"],
  ["rw", "Ikinyarwanda", "Igihe cyashize mu mwandiko uvuga ku mpunzi"],
  ["sw", "Kiswahili", "Wakati uliopita katika matini kuhusu wakimbizi"],
  ["en", "English", "Reported speech: a survivor of the genocide speaks"],
  ["fr", "Français", "Le discours indirect à partir d'un témoignage sur le génocide"],
  ["sw", "Kiswahili", "Vitenzi katika matini kuhusu UKIMWI"],
  ["rw", "Ikinyarwanda", "Ibihekane mu mwandiko uvuga ku biyobyabwenge"],
  ["en", "Geography", "Reading bar graphs of refugees by country"],
  ["en", "ICT", "Spreadsheets: totals of HIV tests by month"],
  ["en", "Entrepreneurship", "Cost and selling price of reusable sanitary pads"],
];

/** Sessions of a trade at places, or for people, that a sensitive topic is about. */
const sessions: Given[] = [
  ["en", "Plumbing Technology", "Installing a washbasin at a health centre for people living with HIV"],
  ["en", "Welding", "Welding handrails for disability ramps"],
  ["fr", "Soudure", "Souder la rampe d'accès pour personnes handicapées"],
  ["rw", "Gusudira", "Gusudira ingazi z'abafite ubumuga"],
  ["sw", "Uchomeleaji", "Kuchomelea njia ya viti vya magurudumu vya walemavu"],
  ["fr", "Plomberie", "Tuyauterie d'un camp de réfugiés"],
  ["en", "Software Development", "Database of patients living with HIV: primary keys"],
  ["sw", "Ushonaji", "Kushona taulo za hedhi"],
];

/** Lessons on the topic itself, whatever their subject is. */
const whole: Given[] = [
  ["rw", "Ikinyarwanda", "Kwibuka jenoside"],
  ["en", "English", "A poem for the victims of the genocide"],
  ["fr", "Français", "Le témoignage d'une rescapée du génocide"],
  ["sw", "Kiswahili", "Shairi kuhusu UKIMWI"],
  ["en", "Biology and Health Sciences", "HIV and AIDS: transmission and prevention"],
  ["en", "History", "The past: causes of the genocide against the Tutsi"],
  ["en", "Music", "A song against drug abuse"],
  ["fr", "Éducation physique et sportive", "Le dopage et les drogues"],
];
const wholeSessions: Given[] = [
  ["en", "Welding", "HIV prevention at the work place"],
  ["fr", "Maçonnerie", "Alcool et drogues sur le chantier"],
  ["en", "Associate Nursing", "Cleaning the body of a person who has died"],
];

function lesson([language, subject, lessonTitle]: Given): Typed {
  return { id: lessonTitle, kind: "reb", language, subject, lessonTitle, classLevel: "S2", topics: [] };
}

function session([language, trade, topicOfSession]: Given): Typed {
  return { id: topicOfSession, kind: "rtb", language, trade, sector: trade, topicOfSession, topics: [] };
}

function isBeside({ id: _, kind, language: __, topics: ___, ...given }: Typed): boolean {
  if (kind === "reb")
    return isLessonBeside(rebBrief.parse({ ...aRebRequest(), unitTitle: "", keyUnitCompetence: "", ...given }));
  const open = { moduleTitle: "", learningOutcomes: "", indicativeContent: "", range: "" };
  return isSessionBeside(rtbBrief.parse({ ...aRtbRequest(), ...open, ...given }));
}

const opened = /touch(?:es|ent)? on|touchent à ce sujet|hakora kuri iyi ngingo|panagusa mada/;
const onTopic = /prepared text|texte préparé|umwandiko wateguwe|maandishi yaliyoandaliwa/i;
const helps = /\b116\b/;

describe("a lesson that only touches on a sensitive topic", () => {
  it.each([...lessons.map(lesson), ...sessions.map(session)].map((item) => [item.id, item] as const))(
    "stays the lesson of its subject, with care beside it: %s",
    (_, item) => {
      expect([topicsOf(item).length > 0, isBeside(item)]).toEqual([true, true]);
      for (let seed = 0; seed < 4; seed += 1) {
        const { content, findings } = composed(item, seed);
        expect(findings.filter(({ criterion }) => criterion === "safety")).toEqual([]);
        const text = Object.values(content).join("\n");
        expect(text).toMatch(opened);
        expect(text).toMatch(helps);
        expect(text).not.toMatch(onTopic);
      }
    },
  );

  it("keeps the work of its subject", () => {
    const [, , , , past = ["en", "English", ""]] = lessons;
    const taught = composed(lesson(past as Given), 1).content;
    const usual = composed(lesson(["en", "English", "The past tense in a text about rivers"]), 1).content;
    const lines = (content: Record<string, unknown>) => String(content.developmentLearningActivities).split("\n");
    const shared = lines(taught).filter((line) => lines(usual).includes(line));
    expect(shared.length).toBeGreaterThan(lines(usual).length / 2);
    const pipes = composed(session(sessions[0] as Given), 1).content;
    expect(String(pipes.step1TrainerActivity)).toMatch(/pipe/);
  });
});

describe("a lesson on a sensitive topic", () => {
  it.each([...whole.map(lesson), ...wholeSessions.map(session)].map((item) => [item.id, item] as const))(
    "is none of another subject for a word in its title: %s",
    (_, item) => {
      expect([topicsOf(item).length > 0, isBeside(item)]).toEqual([true, false]);
      expect(Object.values(composed(item, 1).content).join("\n")).not.toMatch(opened);
    },
  );
});
