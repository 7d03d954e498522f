/**
 * Which entries say a word, and how often. `words` stand in order of their letters with spaces between; `ends` say where the
 * entries of each end in `items`, numbers of 32 and 16 bits, `times` how often each says it, 8 bits; all in base64.
 */
export type Postings = Record<"words" | "ends" | "items" | "times", string>;

/** Postings that are open to be asked. */
export type PostingCounts = {
  /** How often an entry says a word. */
  times: (word: string, item: number) => number;
  has: (word: string) => boolean;
  /** How many entries say a word. */
  entries: (word: string) => number;
  /** All words that begin so, in order. */
  beginning: (letters: string) => readonly string[];
};

const most = { items: 65_535, times: 255 };

function base64(numbers: Uint32Array | Uint16Array | Uint8Array): string {
  return Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength).toString("base64");
}

function bytes(text: string): ArrayBuffer {
  return new Uint8Array(Buffer.from(text, "base64")).buffer;
}

/** Postings of what each entry counts. */
export function postingsOf(counts: readonly ReadonlyMap<string, number>[]): Postings {
  if (counts.length > most.items) throw new RangeError("more entries than 16 bits can number");
  const held = new Map<string, { item: number; times: number }[]>();
  for (const [item, own] of counts.entries())
    for (const [word, times] of own) {
      const list = held.get(word) ?? [];
      if (list.length === 0) held.set(word, list);
      list.push({ item, times: Math.min(times, most.times) });
    }
  const words = [...held.keys()].sort();
  const lists = words.map((word) => held.get(word) ?? []);
  let end = 0;
  const all = lists.flat();
  return {
    words: words.join(" "),
    ends: base64(Uint32Array.from(lists, (list) => (end += list.length))),
    items: base64(Uint16Array.from(all, ({ item }) => item)),
    times: base64(Uint8Array.from(all, ({ times }) => times)),
  };
}

/** The first place where a list in order is not below what is looked for. */
function placeIn<Value extends string | number>(
  list: ArrayLike<Value>,
  value: Value,
  [from, to]: [number, number],
): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle] ?? value) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Opens postings; nothing but their words is unpacked. */
export function countsIn({ words, ends, items, times }: Postings): PostingCounts {
  const known = words === "" ? [] : words.split(" ");
  const [endOf, itemAt, timesAt] = [
    new Uint32Array(bytes(ends)),
    new Uint16Array(bytes(items)),
    new Uint8Array(bytes(times)),
  ];
  const placeOf = (word: string) => placeIn(known, word, [0, known.length]);
  return {
    times: (word, item) => {
      const place = placeOf(word);
      if (known[place] !== word) return 0;
      const end = endOf[place] ?? 0;
      const at = placeIn(itemAt, item, [endOf[place - 1] ?? 0, end]);
      return at < end && itemAt[at] === item ? (timesAt[at] ?? 0) : 0;
    },
    has: (word) => known[placeOf(word)] === word,
    entries: (word) => {
      const place = placeOf(word);
      return known[place] === word ? (endOf[place] ?? 0) - (endOf[place - 1] ?? 0) : 0;
    },
    beginning: (letters) => known.slice(placeOf(letters), placeOf(`${letters}\uffff`)),
  };
}
