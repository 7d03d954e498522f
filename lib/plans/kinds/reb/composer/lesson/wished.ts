import { inAnyLanguage, type Spoken } from "../../../../text/spoken";
import { fillPhrase, sentence } from "../../../../text/wording";
import { listWithout, speaksOf, type Thing, type Wishes } from "../../../../text/wishes";
import { groupsOf } from "../grouping";
import type { CommonPhrases } from "../types";
import { largestGroup, leastTurn } from "./constants";

type Phrases = CommonPhrases["things"];

const some: Spoken = {
  en: ["who need (?:help|support)", "one set for the class", "for the class\\b"],
  fr: ["besoin d.aide", "pour la classe\\b"],
  rw: ["(?:ba|u)keneye ubufasha"],
  sw: ["wanaohitaji msaada", "kwa darasa\\b"],
};
/** Says of a thing that it is for help or to be shown alone. */
const forSome = new RegExp(inAnyLanguage(some), "u");

/** How many groups a class makes. */
export function groupCount(classSize: number, size: number | null): number {
  return groupsOf(classSize, size).reduce((sum, { count }) => sum + count, 0);
}

/** Things of which there are fewer than groups, but enough for groups that can still work. */
function isForGroups({ way, count }: Thing, classSize: number): boolean {
  return way === "have" && count !== null && count > 1 && classSize / count <= largestGroup;
}

/**
 * How many learners work together: as the teacher wishes, else so many that each group has one of the things that there are;
 * what the lesson itself would have, `usual`, where these do not tell.
 */
export function wishedSize(
  { things, groupSize, groupCount: wished }: Wishes,
  classSize: number,
  usual: number | null,
): number | null {
  if (groupSize !== null) return groupSize;
  if (wished !== null) return classSize / wished;
  const counts = things.filter((thing) => isForGroups(thing, classSize)).map(({ count }) => count ?? classSize);
  const fewest = Math.min(...counts, groupCount(classSize, usual));
  return counts.includes(fewest) && fewest < groupCount(classSize, usual) ? classSize / fewest : usual;
}

function named({ name, count }: Thing, phrase: string): string {
  return fillPhrase(phrase, { name, n: String(count ?? "") }).trim();
}

/** Materials without what the room lacks, or with what stands in for it, and with what there is. */
export function wishedMaterials(items: readonly string[], things: readonly Thing[], phrases: Phrases): string[] {
  const lacked = things.filter(({ way }) => way === "lack");
  const had = things.filter(({ way }) => way !== "lack");
  const kept = items.flatMap((item) => {
    if (!lacked.some((thing) => speaksOf(item, thing))) return [item];
    const others = listWithout(item, lacked);
    if (others !== null) return others ? [sentence(others)] : [];
    const [, instead] = /\([^()]*?: ([^()]+)\)/.exec(item) ?? [];
    return instead && !lacked.some((thing) => speaksOf(instead, thing)) ? [sentence(instead)] : [];
  });
  // What only some have is brought for all where all are to work with it.
  const listed = items.filter((item) => !forSome.test(item)).join(" ");
  const own = had.filter((thing) => thing.way === "have" || !speaksOf(listed, thing));
  return [
    ...own.map((thing) => sentence(named(thing, thing.way === "have" ? phrases.have : phrases.counted))),
    ...kept,
  ];
}

/**
 * What is said of the things beside the first task: what it is worked with, what has to be drawn or told for want of it (`spoken`
 * is all that the task speaks of), and how groups share what there is less of.
 */
export function wishedLines(
  { things }: Wishes,
  { phrases, spoken, groups, minutes }: { phrases: Phrases; spoken: string; groups: number; minutes: number },
): string[] {
  const used = things.filter(({ way }) => way === "use");
  const scarce = things.filter(({ way, count }) => way === "have" && count !== null && count < groups);
  return [
    ...(used.length > 0
      ? [fillPhrase(phrases.work, { things: used.map((thing) => named(thing, phrases.counted)).join(", ") })]
      : []),
    ...things
      .filter((thing) => thing.way === "lack" && speaksOf(spoken, thing))
      .map((thing) => sentence(named(thing, phrases.lack))),
    ...scarce.map((thing) => {
      const stations = Math.max(1, thing.count ?? 1);
      const turn = Math.floor(minutes / Math.ceil(groups / stations));
      const said = { things: sentence(named(thing, phrases.counted)), stations: String(stations) };
      return fillPhrase(turn >= leastTurn ? phrases.stations : phrases.shown, {
        ...said,
        minutes: String(turn),
        step: String(minutes),
      });
    }),
  ];
}
