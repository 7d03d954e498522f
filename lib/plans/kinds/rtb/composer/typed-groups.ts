import { partsOfWish, type WishParts } from "../../../text/methods/parts";
import { isKnownThing, noThing } from "../../../text/wish-words";
import { searchable } from "../../../text/wording";
import type { RtbRequest } from "../schema";
import { workGroups } from "./work-groups";

/** What a trainer typed of tools and of how many work together; tools of which there are several are shared by groups. */
export type WishedGroups = { size: number | null; count: number | null; tools: { count: number; name: string }[] };

/** More trainees than this do not work with one tool. */
const mostAtOneTool = 8;

const before = /(?<![\p{L}\d.,])(\d{1,2}) (\p{L}[\p{L}'-]*(?: \p{L}[\p{L}'-]*)?)/gu;
const behind = /(?<![\p{L}\d])(\p{L}[\p{L}'-]*) (\d{1,2}) (?:gusa|tu|pekee)(?!\p{L})/gu;

/** Fields in which trainers say how they work; lines with a colon are a plan's own. */
function clausesOf({ topicOfSession, range, facilitationTechniques }: RtbRequest): string[] {
  const lines = [
    topicOfSession,
    range,
    ...facilitationTechniques.split("\n").filter((line) => !/^[^,.]{3,40}: /.test(line)),
  ];
  return [...new Set(lines.flatMap((text) => text.split(/[,;\n]|\.\s/)).map((clause) => clause.trim()))];
}

/** The clauses of a request and their parts. */
function partsIn(request: RtbRequest): WishParts[] {
  return clausesOf(request).map((said) => partsOfWish({ kind: null, said: said.slice(0, 300) }));
}

function toolsIn(text: string): WishedGroups["tools"] {
  const found = [
    ...Array.from(text.matchAll(before), ([, count = "", name = ""]) => ({ count: Number(count), name })),
    ...Array.from(text.matchAll(behind), ([, name = "", count = ""]) => ({ count: Number(count), name })),
  ];
  // "6 hacksaws so they rotate": what follows the name of a tool is none of it.
  const named = found.map(({ count, name }) => {
    const [first = ""] = name.split(" ");
    return { count, name: isKnownThing.test(first) ? first : name };
  });
  return named.filter(({ count, name }) => count > 1 && isKnownThing.test(name) && !noThing.test(name));
}

/** What a request says of groups and tools. */
export function wishedGroups(request: RtbRequest): WishedGroups {
  const parts = partsIn(request);
  const given = (part: "groupSize" | "groupCount") => parts.map((own) => own[part]).find((n) => n !== null) ?? null;
  return {
    size: given("groupSize"),
    count: given("groupCount"),
    tools: clausesOf(request).flatMap((clause) => toolsIn(searchable(clause))),
  };
}

/** The place outside the workshop that a request names; null for none. */
export function wishedPlace(request: RtbRequest): string | null {
  return partsIn(request).find(({ place }) => place !== null)?.place ?? null;
}

/** How many work together: as the trainer typed, or so many that each group has one of the tools that there are, else `usual`. */
export function wishedSize(request: RtbRequest, usual: number): number {
  const { size, count, tools } = wishedGroups(request);
  const { classSize } = request;
  if (size !== null) return size;
  if (count !== null) return classSize / count;
  const fewest = Math.min(...tools.map((tool) => tool.count));
  const isScarce = fewest < workGroups(classSize, usual).count && classSize / fewest <= mostAtOneTool;
  return isScarce ? classSize / fewest : usual;
}
