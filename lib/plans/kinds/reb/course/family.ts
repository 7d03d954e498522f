import { mapNames, namesOf } from "@/lib/core/names";
import type { SubjectFamily } from "./constants";
import { inAnyLanguage, type Spoken } from "../../../text/spoken";
import { searchable } from "../../../text/wording";

type NamedFamily = Exclude<SubjectFamily, "general">;

/** Words by which a subject is known in each language; the first family that has one of a subject's name is its own. */
const subjects: Readonly<Record<NamedFamily, Spoken>> = {
  ict: {
    en: ["\\bict\\b", "computer", "informati", "programming", "communication technolog", "multimedia"],
    fr: ["\\btic\\b", "informati"],
    rw: ["ikoranabuhanga", "mudasobwa"],
    sw: ["tehama", "kompyuta"],
  },
  sport: {
    en: ["physical education", "physical and health", "\\bsports?\\b", "\\bpe\\b"],
    fr: ["education physique", "\\beps\\b"],
    rw: ["siporo", "ngororamubiri"],
    sw: ["michezo"],
  },
  arts: {
    en: ["\\barts?\\b", "music", "drama", "dance", "craft"],
    fr: ["danse", "dessin"],
    rw: ["muzika", "ubugeni", "ubukorikori"],
    sw: ["sanaa", "muziki"],
  },
  mathematics: {
    en: ["math", "numeracy", "calcul", "geometr", "statisti", "algebra"],
    fr: ["math", "calcul", "geometr", "statisti"],
    rw: ["imibare"],
    sw: ["hisabati", "hesabu"],
  },
  business: {
    en: ["entrepreneur", "economic", "business", "commerce", "accounting"],
    fr: ["entrepreneur", "economie", "commerce", "comptab"],
    rw: ["kwihangira", "ubukungu"],
    sw: ["ujasiriamali", "uchumi", "biashara"],
  },
  social: {
    en: [
      ...["social and religious", "social stud", "history", "citizen", "geograph", "religio", "ethic"],
      ...["philosoph", "psycholog", "political"],
    ],
    fr: ["histoire", "geograph", "religio", "philosoph", "psycholog", "etudes sociales"],
    rw: ["amateka", "mbonezamubano", "iyobokamana", "ubumenyi bw'isi", "imibanire"],
    sw: ["histori", "maarifa ya jamii", "jiografia", "dini", "uraia"],
  },
  sciences: {
    en: [
      ...["scien", "physics", "chemi", "biolog", "farming", "agricultur", "home science", "environment"],
      ...["discovery of the world", "health"],
    ],
    fr: ["scien", "physique", "chimie", "biolog", "agricultur"],
    rw: ["ubugenge", "ubutabire", "ibinyabuzima", "siyansi", "ubuhinzi"],
    sw: ["sayansi", "fizikia", "kemia", "elimu ya viumbe", "kilimo"],
  },
  languages: {
    en: ["english", "french", "swahili", "language", "literature", "literacy", "communication skills"],
    fr: ["francais", "anglais", "langue", "litterature"],
    rw: ["kinyarwanda", "icyongereza", "igifaransa", "ururimi", "indimi", "ubuvanganzo"],
    sw: ["lugha", "kiingereza", "kifaransa"],
  },
};
const patterns = mapNames(namesOf(subjects), (family) => new RegExp(inAnyLanguage(subjects[family])));

/** How a subject is taught, from its name in any of the four languages. */
export function subjectFamily(subject: string): SubjectFamily {
  const name = searchable(subject);
  return namesOf(patterns).find((family) => patterns[family].test(name)) ?? "general";
}

/** Whether learners of these subjects show what they can do, rather than talk or write about it. */
export function isShownFamily(family: SubjectFamily): boolean {
  return family === "sport" || family === "arts";
}
