import { sensitiveTopics, type SensitiveTopic } from "./constants";
import { commonWords } from "./common-words";
import lists from "./lexicon/together.json";
import { PhraseFinder } from "./phrases";
import type { Leniency } from "./spelling";
import type { Word } from "./words";

/** Words of four languages for one thing: "girl", "body", "change". */
type Concept = keyof typeof lists.concepts;
type Cluster = { together: readonly Concept[]; unless: readonly Concept[] };

const concepts = Object.keys(lists.concepts) as Concept[];

/** What stands beside it tells a misspelt word; alone none is. */
const leniency: Leniency = { alone: null, beside: { slip: 5, one: 8, two: Infinity } };

function conceptFinder(): PhraseFinder {
  const finder = new PhraseFinder({ common: commonWords });
  for (const [label, concept] of concepts.entries())
    for (const phrase of lists.concepts[concept]) finder.add(phrase, label, leniency);
  return finder;
}

const finder = conceptFinder();

function isConcept(name: string): name is Concept {
  return name in lists.concepts;
}

const known: Partial<Record<string, { together: string[]; unless: string[] }>> = lists.topics;

/** Which things, spoken of near each other, tell a topic that no single word of them tells. */
const clusters: readonly { topic: SensitiveTopic; cluster: Cluster }[] = sensitiveTopics.flatMap((topic) => {
  const { together = [], unless = [] } = known[topic] ?? {};
  return together.map((names) => ({
    topic,
    cluster: { together: names.split(" ").filter(isConcept), unless: unless.filter(isConcept) },
  }));
});

/** The most words between the first and the last of what is spoken of together. */
const reach = 12;

type Places = ReadonlyMap<Concept, readonly number[]>;

/** The places at which all things of a cluster stand near each other, each at a word of its own; null where they do not. */
function placesOf({ together, unless }: Cluster, places: Places): number[] | null {
  if (unless.some((concept) => places.has(concept)) || together.some((concept) => !places.has(concept))) return null;
  const [first, ...others] = together;
  for (const start of places.get(first ?? "girl") ?? []) {
    const taken = others.reduce<number[] | null>(
      (chosen, concept) => {
        const free = places.get(concept)?.find((at) => chosen && isNear(at, chosen));
        return chosen && free !== undefined ? [...chosen, free] : null;
      },
      [start],
    );
    if (taken) return taken;
  }
  return null;
}

function isNear(at: number, chosen: readonly number[]): boolean {
  const all = [at, ...chosen];
  return !chosen.includes(at) && Math.max(...all) - Math.min(...all) <= reach;
}

/** What a text says of a topic by things that it names together, though by none of its usual words. */
export function saidTogether(words: readonly Word[]): { topic: SensitiveTopic; from: number; words: string }[] {
  const places = new Map<Concept, number[]>();
  const misspelt = new Set<number>();
  for (const { label, from, near, firm } of finder.find(words)) {
    const concept = concepts[label];
    if (concept) places.set(concept, [...(places.get(concept) ?? []), from]);
    if (near > firm) misspelt.add(from);
  }
  return clusters.flatMap(({ topic, cluster }) => {
    const found = placesOf(cluster, places);
    if (found && found.filter((at) => misspelt.has(at)).length * 2 > found.length) return [];
    return found ? [{ topic, from: Math.min(...found), words: found.map((at) => words[at]?.text).join(" ") }] : [];
  });
}
