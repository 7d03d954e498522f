import { levels, type Level } from "@/lib/bank/schema";
import { sensitiveTopics } from "@/lib/plans/safety/constants";
import { harmsIn } from "@/lib/plans/safety/forbidden";
import { unofficialWords } from "@/lib/plans/safety/wording";
import type { Bank, Entry, Fault } from "./files";
import { faultOf } from "./statements";

type Found = { path: readonly PropertyKey[]; message: string };
type AnyEntry = Bank["lessons"][number] | Bank["sessions"][number];

/** Walks every value of an entry with its path. */
function* values(
  value: unknown,
  path: readonly PropertyKey[] = [],
): Generator<{ path: readonly PropertyKey[]; value: unknown }> {
  yield { path, value };
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value))
    yield* values(inner, [...path, Array.isArray(value) ? Number(key) : key]);
}

function statements({ content }: AnyEntry): Found[] {
  return [...values(content)]
    .filter(({ path, value }) => path.at(-1) === "check" && Array.isArray(value))
    .flatMap(({ path, value }) =>
      (value as string[]).flatMap((statement) => {
        const fault = faultOf(statement);
        return fault ? [{ path, message: `check "${statement}": ${fault}` }] : [];
      }),
    );
}

/** Subjects whose answers come out of a computation; a number there is proven, not believed. */
const computed = /^(mathematics|physics|chemistry|economics|accounting)$/i;

function unproven({ content }: Entry<Bank["lessons"][number]["content"]>): Found[] {
  if (!computed.test(content.subject)) return [];
  const asked = [
    ...content.exercises.map((item, index) => ({ item, path: ["exercises", index] })),
    ...content.worked.map(({ problem, steps, answer, check }, index) => ({
      item: { q: problem, a: answer ?? steps.at(-1) ?? "", check },
      path: ["worked", index],
    })),
    { item: content.application, path: ["application"] },
    { item: content.homework, path: ["homework"] },
    { item: content.extension, path: ["extension"] },
  ];
  return asked
    .filter(({ item }) => !item.check && /\d/.test(item.q) && /\d/.test(item.a))
    .map(({ path }) => ({ path, message: "a number follows from numbers: prove it with check:" }));
}

function rise({ content }: Entry<Bank["lessons"][number]["content"]>): Found[] {
  const ranks = content.exercises.map(({ level }) => levels.indexOf(level));
  const found: Found[] = [];
  if (new Set(ranks).size < 3) found.push({ path: ["exercises"], message: "fewer than three levels of Bloom" });
  if (Math.max(...ranks) < levels.indexOf("analyse" satisfies Level))
    found.push({ path: ["exercises"], message: "none asks to analyse, evaluate or create" });
  if ((ranks.at(-1) ?? 0) < (ranks[0] ?? 0)) found.push({ path: ["exercises"], message: "they go from hard to easy" });
  return found;
}

const promised =
  /\b(?:the (?:text|story|dialogue|poem|letter|passage|song) (?:below|above|given)|le (?:texte|dialogue|poème|récit) (?:ci-dessous|suivant|donné))\b/i;

function given({ content }: Entry<Bank["lessons"][number]["content"]>): Found[] {
  if (content.readings.length > 0) return [];
  const promise = [...values(content)].find(({ value }) => typeof value === "string" && promised.test(value));
  return promise ? [{ path: promise.path, message: "speaks of a text, but readings: has none" }] : [];
}

/** Words that say nothing of the lesson, or hand its work back to the teacher. */
const empty =
  /\b(?:lorem ipsum|to be completed|as appropriate|various examples|relevant examples|etc\.\s*etc|teacher explains the topic|see textbook|refer to (?:the )?textbook|voir le manuel|n\/a)\b/i;

function hollow({ content }: AnyEntry): Found[] {
  return [...values(content)]
    .filter(({ value }) => typeof value === "string" && empty.test(value))
    .map(({ path, value }) => ({ path, message: `says nothing: "${empty.exec(String(value))?.[0] ?? ""}"` }));
}

const topicNames: ReadonlySet<string> = new Set(sensitiveTopics);

/**
 * A sensitive entry names its topics as the safety layer does, and asks nothing that such a lesson must not, in the official
 * words.
 */
function sensitive({ content }: AnyEntry): Found[] {
  if (!content.sensitive) return [];
  const { topics, support } = content.sensitive;
  const unknown = topics.filter((topic) => !topicNames.has(topic));
  const texts = [...values(content)].filter(({ path }) => path[0] !== "sensitive" && path[0] !== "safety");
  return [
    ...unknown.map((topic) => ({
      path: ["sensitive", "topics"],
      message: `"${topic}" is none of ${sensitiveTopics.join(", ")}`,
    })),
    ...(/[.!]$/.test(support)
      ? [{ path: ["sensitive", "support"], message: "goes on a sentence: a list without a full stop" }]
      : []),
    ...(content.review && !content.review.safety
      ? [{ path: ["review"], message: "a sensitive entry is read by a third: safety: is missing" }]
      : []),
    ...texts.flatMap(({ path, value }) => {
      if (typeof value !== "string") return [];
      const harms = harmsIn(value, content.language).map(({ harm, words }) => `${harm}: "${words}"`);
      const words = unofficialWords(value).map((said) => `not the official words: "${said}"`);
      return [...harms, ...words].map((message) => ({ path, message }));
    }),
  ];
}

function placed(entry: AnyEntry, found: readonly Found[]): Fault[] {
  return found.map(({ path, message }) => ({
    file: entry.file,
    line: entry.lineOf(path),
    message: `${path.join(".")}: ${message}`,
  }));
}

/** What is wrong with the entries one by one. */
export function entryFaults(bank: Bank): Fault[] {
  const all: AnyEntry[] = [...bank.lessons, ...bank.sessions];
  return [
    ...all.flatMap((entry) => placed(entry, [...statements(entry), ...hollow(entry), ...sensitive(entry)])),
    ...bank.lessons.flatMap((entry) => placed(entry, [...unproven(entry), ...rise(entry), ...given(entry)])),
  ];
}
