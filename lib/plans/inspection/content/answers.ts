import { inAnyLanguage } from "../../text/spoken";
import { searchable } from "../../text/wording";
import { mostInColumn } from "./constants";
import { lists } from "./lists";
import type { ContentReading } from "./reading";
import { ownStems, phrasedStems, tokens } from "./terms";

/** "1.", "(2)", "c)" before what is asked. */
const marker = /(?<![^\s:;.,“"'‘«])\(?(\d{1,2}|[a-h])[.)]\s+(?=\S)/g;

function placeOf(name: string): number {
  return /\d/.test(name) ? Number(name) : name.charCodeAt(0) - 96;
}

/** Items that a text sets by numbers or letters, in rising order from the first. */
export function setItems(text: string): string[] {
  const items: string[] = [];
  for (const line of text.slice(0, mostInColumn).split("\n")) {
    let next = 1;
    let start = -1;
    for (const found of line.matchAll(marker)) {
      const place = placeOf(found[1] ?? "");
      if (place !== next && place !== 1) continue;
      if (start >= 0) items.push(line.slice(start, found.index));
      start = found.index + found[0].length;
      next = place + 1;
    }
    if (start >= 0) items.push(line.slice(start));
  }
  return items.map((item) => item.trim());
}

const minuteWords = inAnyLanguage({ en: ["min"], fr: ["min"], rw: ["iminota"], sw: ["dakika"] });
/** What stands before the number of a thing, or of how many. */
const beforeNumber = inAnyLanguage({
  en: ["numbers?", "nos?", "questions?", "exercises?", "items?", "groups?", "steps?", "pages?", "out of", "of"],
  fr: ["numeros?", "exercices?", "groupes?", "etapes?", "sur"],
  rw: ["nimero", "ibibazo", "amatsinda", "iminota", "kuri"],
  sw: ["maswali", "vikundi", "dakika", "katika"],
});
const untilNumber = inAnyLanguage({ en: ["to", "and"], fr: ["a", "et"], rw: ["na", "kugeza ku"], sw: ["hadi"] });
const afterNumber = inAnyLanguage({
  en: ["min(?:utes?)?", "learners?", "pupils?", "groups?", "pairs?"],
  fr: ["eleves?", "groupes?"],
  rw: ["abanyeshuri"],
  sw: ["wanafunzi"],
});

/**
 * What names, counts or times something and answers nothing: heads with their minutes, labels of items, "numbers 1 to 6", "4 of
 * 5", "70%".
 */
const counted = new RegExp(
  [
    `[[(]\\s?(?:\\d{1,3} ?(?:${minuteWords})\\p{L}*|(?:${minuteWords})\\p{L}* ?\\d{1,3})\\s?[\\])]`,
    "(?<![\\d.,])\\d{1,2} ?[.):](?=\\s)",
    `(?:${beforeNumber}) \\d+(?: ?(?:-|–|(?:${untilNumber})) ?\\d+)?`,
    `\\d+ ?(?:%|(?:${afterNumber}))(?!\\p{L})`,
  ].join("|"),
  "gu",
);

/** A figure with a unit, a point or a sign of reckoning, or of two digits and more: a single one may count learners. */
const figure = /(?:[=→:×÷+−-]\s?)?\d[\d.,:/]*(?:\s?(?:[a-z]{1,3}(?:\/[a-z]{1,3})?|°|²|³|=)(?![\p{L}]))?/gu;

function figuresOf(text: string): Set<string> {
  const found = [...text.matchAll(figure)].map(([said]) => said.replace(/[.,:]+$/, ""));
  const telling = found.filter((said) => /[^\d]/.test(said) || said.length > 1);
  return new Set(telling.map((said) => said.replace(/[^\d.,/]/g, "")));
}

/** How much is answered by what learners do: a figure that the question has not counts as two words that it has not. */
const enough = 4;
const ofFigure = 2;
/** From this many on, the learners' numbered items answer the teacher's, even if they are single letters. */
const inOrder = 2;

/** Whether what learners say and write has an answer in it: figures or words that neither the question nor any plan has. */
export function saysAnswer(learners: string, asked: string, reading: ContentReading): boolean {
  const { given, language } = reading;
  const items = setItems(asked).length;
  if (items >= inOrder && setItems(learners).length * 2 >= Math.max(items, inOrder * 2)) return true;
  const said = searchable(learners.slice(0, mostInColumn)).replace(counted, " ");
  const known = ownStems(`${asked}\n${given}`, language);
  const general = phrasedStems(reading);
  const named = tokens(said.replace(/\d[\d.,:/]*/g, " "), language).filter(
    (term) => !term.isFrame && !known.has(term.stem) && !general.has(term.stem),
  );
  const figures = figuresOf(searchable(asked));
  const fresh = [...figuresOf(said)].filter((one) => !figures.has(one));
  return new Set(named.map(({ stem }) => stem)).size + ofFigure * fresh.length >= enough;
}

const keyNames = inAnyLanguage({
  en: [
    "(?:expected |model |correct )?answers?(?: key)?",
    "(?:answer |marking )key",
    "key",
    "marking guide",
    "solutions?",
  ],
  fr: ["reponses?(?: attendues?)?", "corrige"],
  rw: ["ibisubizo(?: byitezwe)?"],
  sw: ["majibu(?: yanayotarajiwa)?"],
});
const ofKey = inAnyLanguage({ en: ["to", "of", "for"], fr: ["des?", "aux?"], rw: ["bya", "by'"], sw: ["ya"] });

/** What announces a key among other notes: "Expected answers. Application: 1 ...". */
const announced = new RegExp(`(?<!\\p{L})(?:${keyNames})(?: (?:${ofKey}) [^.:\\n]{1,40})?\\s?[.:]\\s?(\\S[^]*)`, "u");

/** Whether one of some texts holds a key that tells more than where to look. */
export function hasKey(texts: readonly string[], { given, language }: ContentReading): boolean {
  const known = ownStems(given, language);
  return texts.some((text) => {
    const [, key = ""] = announced.exec(searchable(text.slice(0, mostInColumn))) ?? [];
    const own = [...ownStems(key.slice(0, 2_000), language)].filter((stem) => !known.has(stem));
    return own.length >= enough && !lists[language].points.test(key);
  });
}
