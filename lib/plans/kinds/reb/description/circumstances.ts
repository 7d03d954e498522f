import { isAround } from "../../../text/around-words";
import { daysIn, isQualified, type DaySaid, type NamedDay } from "../../../text/days";
import { inAnyLanguage, type Spoken } from "../../../text/spoken";
import { isFilled, searchable } from "../../../text/wording";
import { figuresIn, withoutFigures } from "./figures";
import { needKindIn, roomIn } from "../../../needs/needs";

/** When a lesson is held and what its room lacks, and what a description says besides. */
type Circumstances = { clauses: string[]; day: NamedDay | null; room: string[] };

/** Whether words beside a day or a room name nothing of a lesson but its figures. */
export function isBare(text: string): boolean {
  const plain = searchable(text);
  const words = withoutFigures(plain, figuresIn(plain).said).match(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu) ?? [];
  return words.every(isAround);
}

/** Whether a text ends with a figure of the lesson: "fractions for P4". */
function endsInFigure(text: string): boolean {
  const plain = searchable(text).trim();
  return figuresIn(plain).said.some((said) => plain.endsWith(said.trim()));
}

const teaching: Spoken = {
  en: ["(?:i|we) (?:(?:will|shall|want to|need to|have to|must) |(?:am|are) going to )?(?:teach|be teaching|have)"],
  fr: ["j'enseigne(?:rai)?", "j'ai", "nous enseignons", "je (?:vais|dois|veux) enseigner"],
  rw: ["nzigisha", "nzaba nigisha", "tuziga", "mfite"],
  sw: ["nitafundisha", "tutafundisha", "nina", "tuna"],
};
/** "Tomorrow I teach fractions": what may stand between a day and the topic. */
const isTeaching = new RegExp(`^\\s*(?:${inAnyLanguage(teaching)})\\s+`, "iu");

const open: Spoken = {
  en: ["will", "shall", "going", "plans?", "hope", "better", "where", "what", "when", "who", "how", "future", "until"],
  fr: [
    "vais",
    "vas",
    "va",
    "allons",
    "irai",
    "sera",
    "projets?",
    "ou",
    "que",
    "quoi",
    "quand",
    "qui",
    "comment",
    "avenir",
  ],
  rw: ["nza\\p{L}*", "uza\\p{L}*", "aza\\p{L}*", "tuza\\p{L}*", "baza\\p{L}*", "iki", "ryari", "hehe", "nde", "ibyiza"],
  sw: [
    "nita\\p{L}*",
    "uta\\p{L}*",
    "ata\\p{L}*",
    "tuta\\p{L}*",
    "wata\\p{L}*",
    "nini",
    "lini",
    "wapi",
    "nani",
    "mipango",
  ],
};
/** Words that a day at the end may belong to: "where will you be tomorrow". */
const isOpen = new RegExp(`(?<!\\p{L})(?:${inAnyLanguage(open)})(?!\\p{L})|\\?`, "u");

const dependent: Spoken = {
  en: ["after", "before", "since", "from", "of", "about", "until", "by", "than"],
  fr: ["apres", "avant", "depuis", "de", "du", "des", "jusqu'a"],
  rw: ["nyuma ya", "nyuma y'", "mbere ya", "mbere y'", "kugeza", "kuva"],
  sw: ["baada ya", "kabla ya", "tangu", "hadi", "mpaka", "wa", "ya", "za", "cha"],
};
/** Words that a day belongs to: "life after tomorrow". */
const isDependent = new RegExp(`(?<!\\p{L})(?:${inAnyLanguage(dependent)})\\s*$`, "u");

/** "Isomo ry'ejo: imigabane": the day of a lesson stands before its topic. */
function isHeading(before: string, after: string): boolean {
  return /^\s*[:–—-]/.test(after) && isBare(before);
}

function beginsWithFigure(text: string): boolean {
  const plain = searchable(text).trimStart();
  return figuresIn(plain).said.some((said) => plain.startsWith(said));
}

/** Whether the words around a weekday make another day of it; a figure of the lesson does not. */
function isOtherDay(before: string, after: string): boolean {
  return (
    (isQualified.before(before) && !endsInFigure(before)) || (isQualified.after(after) && !beginsWithFigure(after))
  );
}

/** Whether the day tells when the lesson is held, rather than being of its title. */
function tellsWhen(clause: string, { day, at, words }: DaySaid): boolean {
  const [before, after] = [clause.slice(0, at), clause.slice(at + words.length)];
  if ("weekday" in day && isOtherDay(before, after)) return false;
  if (isBare(`${before} ${after}`) || isHeading(before, after)) return true;
  if (before.trim() === "") return beginsWithFigure(after) || isTeaching.test(searchable(after));
  if (!isBare(after) || isDependent.test(searchable(before))) return false;
  if (endsInFigure(before)) return true;
  const plain = searchable(clause);
  return !("weekday" in day) && figuresIn(plain).said.length > 0 && !isOpen.test(plain);
}

/** What is left of a clause without some words of it. */
function without(clause: string, { at, words }: { at: number; words: string }): string {
  const [before, after] = [clause.slice(0, at), clause.slice(at + words.length)];
  const said = at === 0 ? (isTeaching.exec(searchable(after))?.[0] ?? "") : "";
  const isLead = isHeading(before, after) && figuresIn(searchable(before)).said.length === 0;
  const rest = `${isLead ? "" : before} ${after.slice(said.length)}`;
  return rest
    .replace(/\(\s*\)/g, " ")
    .replace(/^[\s:–—-]+|[\s:–—-]+$/g, "")
    .replace(/\s+/g, " ");
}

function keyOf({ day }: DaySaid): string {
  return JSON.stringify(day);
}

/** One day that is named; of "tomorrow, Monday" tomorrow. Where several are, they are the topic. */
function namedDays(clauses: readonly string[]): Set<string> {
  const said = daysIn(clauses.join(", "));
  const kinds = ["ahead", "weekday", "month"].map((kind) => new Set(said.filter(({ day }) => kind in day).map(keyOf)));
  return kinds.some(({ size }) => size > 1) ? new Set() : new Set(kinds.flatMap((keys) => [...keys]));
}

/** Words that go with a day and may yet be the topic: "our school". */
const places = new Set(["school", "classroom", "ecole", "ishuri", "shule"]);

/** Whether a clause says more than little words and figures. */
function isNaming(clause: string): boolean {
  return (
    !isBare(clause) ||
    searchable(clause)
      .split(/[^\p{L}]+/u)
      .some((word) => places.has(word))
  );
}

/** A clause says its day once; more are left to it, and behind the first six none is looked for. */
const mostDays = { taken: 3, read: 6 };

function withoutDay(clauses: readonly string[]): { clauses: string[]; day: NamedDay | null } {
  const named = namedDays(clauses);
  const days: NamedDay[] = [];
  const rest = clauses.map((clause) => {
    let left = clause;
    for (let count = 0; count < mostDays.taken && searchable(left).length === left.length; count += 1) {
      const text = left;
      const said = daysIn(text)
        .slice(0, mostDays.read)
        .find((one) => named.has(keyOf(one)) && tellsWhen(text, one));
      if (!said) return left;
      days.push(said.day);
      left = without(left, said);
    }
    return left;
  });
  // "Sunday for P2" is about Sunday.
  if (!rest.some(isNaming)) return { clauses: [...clauses], day: null };
  const told = days.find((day) => "month" in day) ?? days.find((day) => "ahead" in day) ?? days[0];
  return { clauses: rest.filter(isFilled), day: told ?? null };
}

/** The words on the room, and what a clause says besides; null where the clause is of its topic. */
function splitRoom(clause: string, isTitled: boolean): { room: string; rest: string } | null {
  const plain = searchable(clause);
  const said = plain.length === clause.length && !needKindIn(clause) ? roomIn(plain) : null;
  if (!said) return null;
  const [before, after] = [clause.slice(0, said.at), clause.slice(said.at + said.words.length)];
  const isApart = isBare(`${before} ${after}`) || (after.trim() === "" && endsInFigure(before));
  if (isApart) return { room: clause.slice(said.at, said.at + said.words.length), rest: without(clause, said) };
  if (!isTitled) return null;
  const { said: figures } = figuresIn(plain);
  return { room: withoutFigures(clause, figures).trim(), rest: figures.join(", ") };
}

/** The most clauses that are read for day and room; later ones stay as they are. */
const mostClauses = 60;

/** The clauses of a description without what they say of the day and the room. */
export function withoutCircumstances(whole: readonly string[]): Circumstances {
  const { clauses, day } = withoutDay(whole.slice(0, mostClauses));
  const room: string[] = [];
  const rest: string[] = [];
  let isTitled = false;
  for (const clause of clauses) {
    const split = splitRoom(clause, isTitled);
    const left = split ? split.rest : clause;
    if (split) room.push(split.room);
    rest.push(left);
    isTitled ||= !isBare(left) && !needKindIn(left);
  }
  return { clauses: [...rest.filter(isFilled), ...whole.slice(mostClauses)], day, room };
}

/** A title whose last words say what the room lacks, and these words; null for any other. */
export function roomBehind(title: string): { title: string; room: string } | null {
  const plain = searchable(title);
  const said = plain.length === title.length ? roomIn(plain) : null;
  if (!said || said.at === 0 || /[\p{L}\p{N}]/u.test(title.slice(said.at + said.words.length))) return null;
  const rest = without(title.slice(0, said.at), { at: said.at, words: "" }).replace(/[\s(]+$/, "");
  return {
    title: rest.replace(/\s(?:with|and|avec|et|na|kandi)$/iu, ""),
    room: title.slice(said.at, said.at + said.words.length),
  };
}
