import { searchable } from "@/lib/plans/text/wording";
import { activities } from "@/lib/plans/text/reading";
import { phraseBanks as rebPhrases } from "@/lib/plans/kinds/reb/composer/banks";
import { phraseBanks as rtbPhrases } from "@/lib/plans/kinds/rtb/composer/banks";
import { activityTexts, held, ratio, type Figure } from "./figure";
import { cases, type RebCase, type RtbCase } from "./requests";
import { composedReb, composedRtb } from "./run";

type Lines = readonly string[];
type Given = { className?: string; teacherName?: string; more?: number; later?: number };

/** That the bank has nothing is said in each frame alike, and is nothing that anybody does. */
const notices = new Set(
  [rebPhrases, rtbPhrases].flatMap((banks) => Object.values(banks).map(({ frame }) => searchable(frame.notice))),
);

/** A case of either kind, composed for another class, teacher or turn; its activities as lines. */
type Course = (given: Given) => Lines;

/** Lessons of one class and subject in a term. */
const term = 12;
/** Lessons between which nothing should come back. */
const stretch = 3;

function linesOf(content: Readonly<Record<string, unknown>>): Lines {
  return activityTexts(content)
    .flatMap(activities)
    .map(searchable)
    .filter((line) => !notices.has(line));
}

function rebCourse(item: RebCase): Course {
  return ({ className = "", teacherName = item.request.teacherName, more = 0, later = 0 }) => {
    const { classLevel, classSize } = item.request;
    const given = { classLevel: `${classLevel} ${className}`.trim(), classSize: classSize + more, teacherName };
    return linesOf(composedReb({ ...item, request: { ...item.request, ...given }, seed: item.seed + later }));
  };
}

function rtbCourse(item: RtbCase): Course {
  return ({ className = "", teacherName = item.request.teacherName, more = 0, later = 0 }) => {
    const given = { className: `L3 ${className}`.trim(), classSize: item.request.classSize + more, teacherName };
    return linesOf(composedRtb({ ...item, request: { ...item.request, ...given }, seed: item.seed + later }));
  };
}

function differing(left: Lines, right: Lines): number {
  const known = new Set(left);
  return ratio(right.filter((line) => !known.has(line)).length, right.length);
}

/** Shares of lines that differ when one lesson is planned for a teacher's next class, told by a letter or only planned later. */
function otherClasses(course: Course): number[] {
  const own = course({ className: "A" });
  const beside = ["B", "C"].map((className) => differing(own, course({ className, more: 9 })));
  const later = [1, 2].map((turns) => differing(own, course({ className: "A", more: 9, later: turns })));
  return [...beside, ...later];
}

function otherTeachers(course: Course): number[] {
  const names = ["Mukamana Josiane", "Habimana Eric", "Ingabire Solange"];
  return names.map((teacherName) => differing(course({}), course({ teacherName })));
}

function halfFigure(name: string, source: { shares: readonly number[]; target: number; floor: number }): Figure {
  const { shares, target, floor } = source;
  return {
    name,
    value: ratio(shares.filter((share) => share >= 0.5).length, shares.length),
    of: shares.length,
    target,
    floor,
  };
}

/** A term of one teacher and class; the title stays the same, which is the worst case. */
function lessonsOfTerm(course: Course): Lines[] {
  return Array.from({ length: term }, (_, later) => course({ later }));
}

/** The activities of a term that the lessons just before did not have. */
function freshInTerm(lessons: readonly Lines[]): number[] {
  return lessons
    .slice(1)
    .map((lines, index) => differing(lessons.slice(Math.max(0, index + 1 - stretch), index + 1).flat(), lines));
}

/** How many of the activities of a term are written only once in it. */
function distinctInTerm(lessons: readonly Lines[]): number {
  const lines = lessons.flat();
  return ratio(new Set(lines).size, lines.length);
}

function mean(shares: readonly number[]): number {
  return ratio(
    shares.reduce((sum, share) => sum + share, 0),
    shares.length,
  );
}

type Floors = { fresh: number; distinct: number; teachers: number };

function figuresOf(name: string, courses: readonly Course[], floors: Floors): Figure[] {
  const terms = courses.map(lessonsOfTerm);
  const fresh = terms.flatMap(freshInTerm);
  const distinct = terms.map(distinctInTerm);
  return [
    halfFigure(`${name}: one lesson for two classes differs in half of its activities`, {
      shares: courses.flatMap(otherClasses),
      ...held(1),
    }),
    halfFigure(`${name}: one lesson of two teachers differs in half of its activities`, {
      shares: courses.flatMap(otherTeachers),
      target: 0.85,
      floor: floors.teachers,
    }),
    {
      name: `${name}: activities new against the ${stretch} lessons before`,
      value: mean(fresh),
      of: fresh.length,
      target: 0.9,
      floor: floors.fresh,
    },
    {
      name: `${name}: different activities in a term of ${term} lessons`,
      value: mean(distinct),
      of: distinct.length,
      target: 0.4,
      floor: floors.distinct,
    },
  ];
}

/** How much plans differ between classes, teachers and the lessons of a term. */
export function variationFigures(): Figure[] {
  const reb = cases.reb.filter(({ hostile }) => !hostile).map(rebCourse);
  const rtb = cases.rtb.filter(({ hostile }) => !hostile).map(rtbCourse);
  return [
    ...figuresOf("REB", reb, { fresh: 0.9, distinct: 0.38, teachers: 0.93 }),
    ...figuresOf("RTB", rtb, { fresh: 0.94, distinct: 0.42, teachers: 0.85 }),
  ];
}
