import { lessonFinder, sessionFinder } from "@/lib/bank/search/finder";
import type { Bank, Fault } from "./files";

type AnyEntry = Bank["lessons"][number] | Bank["sessions"][number];

function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** A title leads to one entry of its subject and class. */
function sharedTitles(entries: readonly AnyEntry[]): Fault[] {
  const owners = new Map<string, AnyEntry>();
  const faults: Fault[] = [];
  for (const entry of entries) {
    const { content } = entry;
    const scopes = "classes" in content ? content.classes.map((name) => `${content.subject} ${name}`) : [content.trade];
    const said = Object.values(content.titles).flat();
    for (const key of new Set(scopes.flatMap((scope) => said.map((title) => `${scope}: ${plain(title ?? "")}`)))) {
      const owner = owners.get(key);
      if (owner && owner !== entry && owner.content.language === content.language) {
        const message = `titles: "${key}" leads to ${owner.content.id} as well`;
        faults.push({ file: entry.file, line: entry.lineOf(["titles"]), message });
      } else owners.set(key, entry);
    }
  }
  return faults;
}

/** Runs of six words, which two entries share only where one was made from the other. */
function shingles(entry: AnyEntry): Set<string> {
  const { review: _review, titles: _titles, id: _id, ...texts } = entry.content;
  const words = plain(JSON.stringify(texts).replace(/"\w+":/g, " ")).split(" ");
  return new Set(words.slice(0, -5).map((_, index) => words.slice(index, index + 6).join(" ")));
}

/** Above this share of its runs an entry is a copy with other numbers. */
const mostShared = 0.35;

function copies(entries: readonly AnyEntry[]): Fault[] {
  const owners = new Map<string, AnyEntry[]>();
  const faults: Fault[] = [];
  for (const entry of entries) {
    const own = shingles(entry);
    const shared = new Map<AnyEntry, number>();
    for (const run of own) {
      const holders = owners.get(run) ?? [];
      for (const holder of holders) shared.set(holder, (shared.get(holder) ?? 0) + 1);
      owners.set(run, [...holders, entry]);
    }
    for (const [other, count] of shared)
      if (count / own.size > mostShared)
        faults.push({
          file: entry.file,
          line: 1,
          message: `${Math.round((100 * count) / own.size)} % stands in ${other.file}`,
        });
  }
  return faults;
}

/** Lessons named before and after exist; two that name each other as earlier would go round. */
function links({ lessons }: Bank): Fault[] {
  const known = new Map(lessons.map((entry) => [entry.content.id, entry]));
  return lessons.flatMap((entry) =>
    (["before", "after"] as const).flatMap((side) =>
      entry.content[side].flatMap((id, index) => {
        const place = { file: entry.file, line: entry.lineOf([side, index]) };
        if (!known.has(id)) return [{ ...place, message: `${side}: there is no ${id}` }];
        const back = known.get(id)?.content[side].includes(entry.content.id);
        return back ? [{ ...place, message: `${side}: ${id} says the same of this one` }] : [];
      }),
    ),
  );
}

/** A title that teachers type leads to its own entry first, in each of its classes or its trade. */
export function strayTitles({ lessons, sessions }: Bank): Fault[] {
  const findLesson = lessonFinder(lessons.map(({ content }) => content));
  const findSession = sessionFinder(sessions.map(({ content }) => content));
  const stray = (entry: AnyEntry, title: string, found: { id: string } | undefined): Fault[] => {
    if (found === entry.content) return [];
    const message = `titles: "${title}" leads to ${found?.id ?? "no entry: it needs words that tell the topic"}`;
    return [{ file: entry.file, line: entry.lineOf(["titles"]), message }];
  };
  const titlesOf = ({ content }: AnyEntry) => Object.values(content.titles).flat();
  return [
    ...lessons.flatMap((entry) => {
      const { subject, language, classes } = entry.content;
      return titlesOf(entry).flatMap((title) =>
        classes.flatMap((className) =>
          stray(entry, title, findLesson({ title, subject, className, language }).sure?.entry),
        ),
      );
    }),
    ...sessions.flatMap((entry) => {
      const { trade, language } = entry.content;
      return titlesOf(entry).flatMap((title) =>
        stray(entry, title, findSession({ title, trade, language }).sure?.entry),
      );
    }),
  ];
}

/** What is wrong between the entries, but for their titles in the search (`strayTitles`). */
export function neighbourFaults(bank: Bank): Fault[] {
  const all = [...bank.lessons, ...bank.sessions];
  return [...sharedTitles(bank.lessons), ...sharedTitles(bank.sessions), ...copies(all), ...links(bank)];
}
