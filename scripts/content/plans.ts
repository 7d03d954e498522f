import { composeReb } from "@/lib/plans/kinds/reb/composer";
import { inspectReb } from "@/lib/plans/kinds/reb/inspection";
import { rebRequest } from "@/lib/plans/kinds/reb/schema";
import { composeRtb } from "@/lib/plans/kinds/rtb/composer";
import { inspectRtb } from "@/lib/plans/kinds/rtb/inspection";
import { rtbRequest } from "@/lib/plans/kinds/rtb/schema";
import type { Bank, Fault } from "./files";

/** What an inspector must give to a plan that holds an entry. */
const lowest = 85;

/** Lessons of which the composer makes a plan that an inspector would not take; single and double ones take turns. */
export function planFaults({ lessons }: Bank): Fault[] {
  return lessons.flatMap(({ file, content: entry }, index) => {
    const { titles, language, subject, classes } = entry;
    const given = { lessonTitle: titles[language]?.[0], subject, classLevel: classes[0], language };
    const request = rebRequest.parse({ ...ordinary, ...given, totalDuration: index % 2 === 0 ? 40 : 80 });
    const before = lessons.find(({ content }) => content.language === language && content.id === entry.before[0]);
    const background = { unit: null, known: { entry, before: before?.content ?? null } };
    const plan = composeReb({ request, background, seed: 2 });
    const { score, findings } = inspectReb(plan, background);
    const rules = findings.map(({ rule, field }) => `${rule} in ${field}`).join(", ");
    return score < lowest ? [{ file, line: 1, message: `a plan of it scores ${score}: ${rules}` }] : [];
  });
}

/** Job sheets of which the composer makes a plan that an inspector would not take; three lengths take turns. */
export function sessionFaults({ sessions }: Bank): Fault[] {
  return sessions.flatMap(({ file, content: sheet }, index) => {
    const { titles, language, trade, levels } = sheet;
    const given = { topicOfSession: titles[language]?.[0], trade, level: levels[0], language };
    const request = rtbRequest.parse({ ...ordinarySession, ...given, duration: [120, 180, 240][index % 3] });
    const background = { module: null, sheet };
    const { score, findings } = inspectRtb(composeRtb({ request, background, seed: 2 }), background);
    const rules = findings.map(({ rule, field }) => `${rule} in ${field}`).join(", ");
    return score < lowest ? [{ file, line: 1, message: `a plan of it scores ${score}: ${rules}` }] : [];
  });
}

const ordinarySession = {
  sector: "TVET",
  date: "2026-11-24",
  teacherName: "Uwase Diane",
  term: "1",
  week: "2",
  className: "L3 A",
  moduleTitle: "Module of the trade",
  classSize: 24,
  learningOutcomes: "Carry out the work of the module",
  range: "The work of the module",
};

/** A class as it usually is. */
const ordinary = {
  schoolName: "GS Rugarama",
  teacherName: "Uwase Diane",
  term: "Term 1",
  date: "2026-11-24",
  unitNo: "3",
  lessonNo: "2",
  classSize: 46,
  location: "Classroom",
  unitTitle: "Unit",
  keyUnitCompetence: "To be able to use what is learnt in daily life.",
  specialNeeds: "2 learners with low vision",
};
