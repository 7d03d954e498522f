import { countIn } from "../../../needs/counts";
import { needKindIn } from "../../../needs/needs";
import { countsSome, needyNameIn, tellsOfFew } from "../../../needs/persons";
import { ofLearners } from "../../../needs/words";
import { isFilled, oneLine, searchable, sentence } from "../../../text/wording";
import { daysIn, withWholeDates } from "../../../text/days";
import { withoutSlips } from "../../../text/slips";
import { isBare, withoutCircumstances } from "./circumstances";
import { isMethodWish, methodsIn } from "../../../text/methods/reading";
import { isNamedUse, isWish, isWishedPlace, mayBeTopic, splitWishes } from "../../../text/wishes";
import { isOutdoors } from "../outdoors";
import { figuresIn, withoutFigures } from "./figures";
import { isOfLesson } from "../../../text/lesson-words";
import { isIntroduction, withLists, withoutRequest } from "./leads";
import { subjectAlone } from "./subject-names";
import type { DescribedLesson } from "./types";

const lead =
  /^(?:please|prepare|make|write|create|a|an|the|une?|la|le|les|quick|fiche|plan|lesson|lesson plan|lecon|isomo|somo|andalio|imbata|on|about|sur|de|of|in|en|ku|ryo ku|rya|kuri|kuhusu|la|ya|for|pour|kwa|mu|muri|with|avec|class|classe|darasa|mathematics lesson|:|-)\s+/i;
const trail =
  /\s+(?:a|an|the|for|pour|les|la|le|de|en|in|at|with|avec|kuri|muri|mu|bo|wo|yo|ryo|kwa|wa|ya|la|class|classe|du|des|aux?|to|of|and|et|na|kandi|learners|lasting|(?:my|our)(?:(?: \p{L}+)? (?:learners|students|pupils|children|class))?|(?:mes|nos) (?:eleves|élèves|apprenants)|wanafunzi wangu|abanyeshuri banjye|(?<=\p{L}\s)lesson|:|-)$/iu;

/** "A mathematics lesson on fractions": what the lesson is about stands after these words. */
const about =
  /^.{0,110}\b(?:lesson|leçon|lecon|isomo|somo)\b.{0,40}?\s(?:on|about|sur(?: les?| la)?|kuhusu|ryo ku|ku)\s+(?=\p{L})/iu;

/** "Good morning, ...", "Mwiriwe neza. ...": how people begin a message; it says nothing of the lesson. */
const greeting =
  /^\s*(?:(?:good (?:morning|afternoon|evening|day)|hello|hi|hey|dear|greetings|bonjour|bonsoir|salut|mwaramutse|mwiriwe|muraho|amakuru|habari|hujambo|jambo|shikamoo)(?: (?:there|all|everybody|everyone|isomo|sir|madam|team|neza|yanyu|yako|za \p{L}+|à tous|monsieur|madame|mwalimu))*\s*(?:[.,;!?:–-]+|\n|$)\s*)+/iu;

/** First syllables of the noun classes whose first vowel is another than that of the syllable: umwana, imyaka, inka, ishuri. */
const ownVowel: readonly [RegExp, string][] = [
  [/^[mbrkt]w/, "u"],
  [/^(?:[mbc]y|n|m[bpvf]|[zsjf])/, "i"],
];

/** After "ku" a Kinyarwanda noun has lost its first vowel, which is most often that of its first syllable. */
function withFirstVowel(said: string, title: string): string {
  if (!/\bku\s+$/i.test(said) || !/^[^aeiou]/.test(title)) return title;
  const own = ownVowel.find(([pattern]) => pattern.test(title))?.[1];
  return `${own ?? /^[a-z]{1,2}?([aiu])/.exec(title)?.[1] ?? ""}${title}`;
}

/** What is left of a clause as a title: without class, minutes, numbers and the little words around them. */
function titleOf(clause: string, said: readonly string[]): string {
  let title = withoutFigures(clause, said)
    .replace(/\(\s*\)/g, " ")
    .replace(/\s(?:outside|outdoors|hanze|nje|dehors)\b/gi, " ")
    .replace(/\s+/g, " ")
    .trim();
  const told = about.test(title) ? title : withoutRequest(title);
  const head = about.exec(told)?.[0] ?? "";
  const topic = told.slice(head.length);
  title = withFirstVowel(title.slice(0, title.length - topic.length), topic);
  for (let before = ""; before !== title;) {
    before = title;
    title = title.replace(lead, "").replace(trail, "").trim();
  }
  return title;
}

/** A needs clause may also carry the class size: "45 learners, two of them blind" or "45 learners with 2 blind". */
function splitNeed(clause: string): { size: string; need: string } {
  const match =
    /^(.*?\S)\s+(?:with|including|dont|avec|barimo|harimo|wakiwemo|wakiwa na|akiwemo)\s+((?:\d+|\p{L}+)\s.*)$/iu.exec(
      clause,
    );
  if (!match?.[1] || !match[2] || countIn(searchable(match[2])) === null) return { size: "", need: clause };
  return { size: match[1], need: match[2] };
}

/** The most clauses that are searched for a subject's name. */
const mostNames = 6;

/**
 * Clauses behind the title that say what there is to work with, in what groups, or where the lesson is held; `topic` is the clause
 * that is none of them, whatever its words.
 */
function withoutWishes([title = "", ...others]: readonly string[], topic: string | null) {
  const { wishes, rest } = splitWishes(others.filter((clause) => clause !== topic));
  const place = rest.find(isWishedPlace) ?? "";
  const kept = others.filter((clause) => clause === topic || (rest.includes(clause) && clause !== place));
  return { clauses: [title, ...kept].filter(isFilled), wishes, place };
}

/** Clauses without what they wish of the way of teaching; the first one is its topic but for what it wishes by "start with". */
function withoutMethods(clauses: readonly string[]): { clauses: string[]; methods: string[] } {
  const read = clauses.map((clause, index) => {
    // A place is where the whole lesson is held, a need is no way of teaching.
    const isOther = index > 0 && (isWishedPlace(clause) || needKindIn(clause) !== null);
    const { methods, rest } = isOther ? { methods: [], rest: clause } : methodsIn(clause, index > 0 ? "box" : "prose");
    const isTopic = index === 0 && (rest === "" || methods.some(({ kind }) => kind === null));
    return isTopic ? { methods: [], rest: clause } : { methods, rest };
  });
  return {
    clauses: read.map(({ rest }) => rest).filter(isFilled),
    methods: read.flatMap(({ methods }) => methods.map(({ said }) => said)),
  };
}

/** What is left of a clause as a title, and the subject where it names that alone. */
type TitleClause = { clause: string; title: string; subject: RegExp | null };

/** Whether a clause tells of learners. The size of the class is no part of what is left as a title. */
function tellsOfPeople({ clause, title }: TitleClause): boolean {
  const words = searchable(title);
  return (countIn(words) !== null && ofLearners.test(words)) || tellsOfFew(clause) || needyNameIn(clause) !== null;
}

/** Whether a clause may be what the lesson is about: neither people nor who asks for it. */
function isTopic(named: TitleClause): boolean {
  return !tellsOfPeople(named) && (!isIntroduction(named.clause) || withoutRequest(named.clause) !== named.clause);
}

function titled(clause: string): string {
  return titleOf(clause, figuresIn(searchable(clause)).said);
}

/** Whether a clause and what its commas part from it may be one title. */
function areOfTitle(clause: string, parts: readonly string[], before: readonly string[]): boolean {
  // Behind the topic a list is of things or wishes.
  if (before.some((each) => !isBare(titled(each)) && subjectAlone(titled(each)) === null && !isIntroduction(each)))
    return false;
  const isOther = (part: string) =>
    needKindIn(part) !== null ||
    tellsOfFew(part) ||
    needyNameIn(part) !== null ||
    isWishedPlace(part) ||
    isMethodWish(part);
  const isFigure = (part: string) => /\d/.test(part) || daysIn(part).length > 0 || isOfLesson(searchable(part).trim());
  const plain = searchable(clause);
  const { said } = figuresIn(plain);
  const title = titleOf(clause, said);
  if (isOther(title) || isWish(title) || parts.some((part) => isOther(part) || isFigure(part))) return false;
  return (
    !said.some((figure) => plain.endsWith(figure)) && isFilled(title) && !isBare(title) && subjectAlone(title) === null
  );
}

function partsIn(left: readonly string[], wishedTopic: string | null) {
  const { clauses, wishes, place } = withoutWishes(left, wishedTopic);
  const parts = clauses.map((clause) => (needKindIn(clause) ? splitNeed(clause) : { size: clause, need: "" }));
  const needs = parts.map((part) => part.need).filter(isFilled);
  const plain = parts.map((part) => part.size).filter(isFilled);
  const text = searchable(plain.join(", "));
  const { said, ...figures } = figuresIn(text);
  const named = plain
    .map((clause) => ({ clause, title: titleOf(clause, said) }))
    .filter(({ title }) => isFilled(title));
  const telling = named.filter(({ title }) => !isBare(title));
  const titles = (telling.length > 0 ? telling : named).map((clause, index): TitleClause => ({
    ...clause,
    subject: index < mostNames ? subjectAlone(clause.title) : null,
  }));
  const topics = titles.filter(({ subject }) => subject === null);
  // "P4 maths, fractions": the subject has a clause of its own.
  return {
    clauses,
    wishes,
    place,
    needs,
    text,
    figures,
    titles,
    topic: topics.find(({ clause }) => about.test(clause)) ?? topics.find((named) => isTopic(named)) ?? topics[0],
  };
}

/**
 * A lesson's parts. Where no topic stands before it, "Use of articles" is one in the words of a wish; where none stands at all,
 * whatever else may be one.
 */
function topicIn(left: readonly string[]): ReturnType<typeof partsIn> {
  const at = left.findIndex((clause, index) => index > 0 && isNamedUse(clause) && mayBeTopic(clause));
  if (at > 0 && !partsIn(left.slice(0, at), null).topic) return partsIn(left, left[at] ?? null);
  const read = partsIn(left, null);
  const own = read.topic ? undefined : left.slice(1).find(mayBeTopic);
  return own === undefined ? read : partsIn(left, own);
}

/** From this many words on a clause is a wish rather than a name, a term or a number. */
const leastWords = 4;

/** Clauses that are neither topic nor figure: what is told of learners, and what else the teacher asks of the lesson. */
function othersIn({ titles, topic }: ReturnType<typeof partsIn>): { people: string[]; others: string[] } {
  const beside = titles.filter((named) => named !== topic && named.subject === null);
  const isAsked = ({ clause }: TitleClause) =>
    !isIntroduction(clause) && clause.split(/\s+/).length >= leastWords && !/\d|\s\p{Lu}/u.test(clause);
  const isOfPeople = (named: TitleClause) => tellsOfPeople(named) || countsSome(named.clause);
  return {
    people: beside.filter(isOfPeople).map(({ clause }) => clause),
    others: beside.filter((named) => !isOfPeople(named) && isAsked(named)).map(({ clause }) => clause),
  };
}

const pictures = /\p{Extended_Pictographic}[\u{FE0F}\u{200D}]*/gu;

/** Reads a teacher's description of a lesson; nothing is guessed that is not in it. */
export function readDescription(message: string): DescribedLesson {
  // A picture is no word of a title.
  const words = message.replace(pictures, " ");
  const said = isFilled(words) ? words : message;
  const description = said.replace(greeting, "") || said;
  // "100,000" is one number.
  const cut = withWholeDates(withoutSlips(description.normalize("NFC")))
    .split(/(?<!\d),|,(?!\d{3}(?!\d))|[;\n]|\.\s/)
    .map((clause) => clause.trim().replace(/\.$/, ""))
    .filter(isFilled);
  const whole = withLists(cut, areOfTitle);
  const { clauses: left, day, room } = withoutCircumstances(whole);
  const apart = withoutMethods(left);
  const own = topicIn(apart.clauses);
  // What seemed a wish is the topic where nothing else is one.
  const [read, methods] = own.topic || apart.methods.length === 0 ? [own, apart.methods] : [topicIn(left), []];
  const { clauses, wishes, place, needs, text, figures, titles, topic } = read;
  const title = (topic ?? titles[0])?.title;
  const { people, others } = othersIn(read);
  return {
    ...figures,
    subject: titles.find(({ subject }) => subject !== null)?.subject ?? null,
    title: sentence(oneLine(title ?? description, 280)),
    specialNeeds: [...needs, ...people].join(", ").slice(0, 1_900),
    isOutside: isOutdoors.test(text),
    place,
    day,
    room: [...room, ...wishes].join(", ").slice(0, 600),
    methods,
    others,
    topic: clauses.join(", ") === whole.join(", ") ? description : clauses.join(", "),
  };
}
