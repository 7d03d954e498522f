import type { Fit, FoundEntry } from "../types";
import { mostEntries, offered, wholeTitle } from "./constants";
import type { TitleAnswer } from "./titles";

/** An entry that is like the wish, before anybody asks what of the wish it treats. */
export type Candidate<Content> = TitleAnswer<Content> & Pick<FoundEntry<Content>, "reason">;

/** How far an entry stands before others for how a title of its answers the wish, where the class is of its cycle. */
const before: Record<Fit, number> = { same: 2, whole: 1.5, part: 1, near: 0, contrary: 0 };
/**
 * What a year between the classes takes from an entry's place, another cycle as much as three, and a title that has little of the
 * wish.
 */
const behind = { year: 0.1, cycle: 3, untitled: 0.3 };

export function covered<Content>({ entry, reason, read }: Candidate<Content>): FoundEntry<Content> {
  const { treats, lacks } = read();
  return { entry, reason, treats, lacks };
}

/** Where an entry stands: in another cycle, and for a wish of two topics. */
type CandidateDistance = Record<"isFar" | "isJoined", boolean>;

type WeighedCandidate<Content> = { met: Candidate<Content>; place: number; lacks: boolean };

/** Of a wish of two topics the class's own lesson on one of them, by its whole title, is what was asked for. */
function isOneOfTwo<Content>({ reason }: Candidate<Content>): boolean {
  return reason.ofTitle >= wholeTitle && (reason.years ?? 0) === 0;
}

function weighed<Content>(met: Candidate<Content>, { isFar, isJoined }: CandidateDistance): WeighedCandidate<Content> {
  const { share } = met.coverage();
  const { lacks } = met.read();
  const { fit, years } = met.reason;
  const far = behind.year * Math.min(years === null ? behind.cycle : Math.abs(years), behind.cycle);
  // Of a title two years away the class's own lesson may lack little.
  const standing = isFar ? 0 : before[fit] / (years === null || Math.abs(years) < 2 ? 1 : before.same);
  const place = share + met.titled / 2 - far - (met.isLike ? 0 : behind.untitled) + standing;
  const isAsked = isJoined && isOneOfTwo(met);
  return { met, place: place + (isAsked ? before.part : 0), lacks: lacks.length > 0 && !isAsked };
}

/** Whether an entry treats more than one word of a wish. */
export function isOfSeveralWords({ treats }: Pick<FoundEntry<unknown>, "treats">): boolean {
  return treats.join(" ").includes(" ");
}

function isOffered<Content>({
  reason,
  titled,
  wholeness,
  coverage,
  isFar,
}: Candidate<Content> & { isFar: boolean }): boolean {
  const { share, lacks, treats, isTurned } = coverage();
  if (reason.fit !== "near" || lacks.length === 0) return true;
  if (isFar || isTurned) return false;
  if (wholeness >= wholeTitle) return share >= offered.wholeTitle || titled >= offered.severalWords;
  return share >= (isOfSeveralWords({ treats }) ? offered.severalWords : offered.oneWord);
}

/**
 * What a person may choose from: first what has all that was asked for, then what has most of it; never what has little, nor in
 * another cycle (`isFar`) what lacks anything.
 */
export function offersOf<Content>(
  found: readonly Candidate<Content>[],
  { isFar, isJoined }: { isFar: (met: Candidate<Content>) => boolean; isJoined: boolean },
): FoundEntry<Content>[] {
  return found
    .slice(0, mostEntries.lookedAt)
    .filter((met) => isOffered({ ...met, isFar: isFar(met) }))
    .map((met) => weighed(met, { isFar: isFar(met), isJoined }))
    .sort((a, b) => Number(a.lacks) - Number(b.lacks) || b.place - a.place)
    .slice(0, mostEntries.offered)
    .map(({ met }) => covered(met));
}
