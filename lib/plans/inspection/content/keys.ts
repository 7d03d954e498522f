import { inAnyLanguage, type Spoken } from "../../text/spoken";

/** What stands before an answer, whoever wrote it. */
const keyWords: Spoken = {
  en: [
    "(?:the |expected |model |possible |correct )?answers?",
    ...["ans", "expected", "marking (?:key|guide)", "answer key", "key", "solutions?"],
  ],
  fr: ["r[eé]ponses?(?: attendues?| possibles?)?", "r[eé]p", "corrig[eé]", "solutions?"],
  rw: ["igisubizo", "ibisubizo"],
  sw: ["jibu", "majibu"],
};
const names = `${inAnyLanguage(keyWords)}|[ar]`;
const announced = new RegExp(`^[\\s"”»’–—-]*(?:${names})(?: \\d{1,2})?\\s?[:=]\\s*(\\S.*)$`, "isu");
const withinItem = new RegExp(`^(.{3,1000}?[\\s?.!…])[–—-]?\\s*(?:${names})\\s?[:=]\\s*(\\S.*)$`, "isu");

export const opened = "\u0001";
export const closed = "\u0002";
const bracketed = /[([]([^()[\]]{1,300})[)\]]/g;
const leading = /^[\s"”»’.:–—-]*\u0001([^\u0002]*)\u0002?(.*)$/s;

/** "Answer: 12" as the answer alone; "" where a sentence announces none. */
export function announcedAnswer(sentence: string): string {
  return announced.exec(sentence.slice(0, 2_000))?.[1] ?? "";
}

/** Full stops inside an aside end no sentence. */
function asideOf(said: string): string {
  return opened + said.replace(/[.?!;](?=[\s,.]|$)/g, ",") + closed;
}

/** A line with what stands in brackets, or in the next column of a table, marked as an aside; "Ans." ends no sentence. */
export function withAsides(line: string): string {
  const cells = line.split(/[|\t]/).map((cell) => cell.trim());
  const filled = cells.filter((cell) => cell !== "");
  const whole = filled.length < 2 ? line : filled.map((cell, at) => (at % 2 ? asideOf(cell) : cell)).join(" ");
  return whole.replace(/\b(ans|r[eé]p|r)\.(?=\s)/giu, "$1:").replace(bracketed, (_, said: string) => asideOf(said));
}

/** The aside at the beginning of a sentence, which belongs to the one before, and the rest. */
export function leadingAside(sentence: string): { aside: string; rest: string } {
  const [, aside = "", rest = sentence] = leading.exec(sentence) ?? [];
  return { aside, rest };
}

/** What a sentence says, and the first aside in it. */
export function withoutAside(sentence: string): { said: string; aside: string } {
  const at = sentence.indexOf(opened);
  if (at < 0) return { said: sentence, aside: "" };
  const end = sentence.indexOf(closed, at);
  return { said: sentence.slice(0, at), aside: sentence.slice(at + 1, end < 0 ? undefined : end) };
}

/** Whether something is said at all: a letter, a figure, or a mark that is taught. */
export function isSaid(text: string): boolean {
  return /[\p{L}\p{N}?!<>=∅{}]/u.test(text);
}

/** A question as it was typed together with its answer: behind "Answer:", in brackets at its end, or after "=". */
export function answeredItem(item: string): { asked: string; answer: string } {
  const text = item.slice(0, 2_000);
  const [, before = "", inItem = ""] = withinItem.exec(text) ?? [];
  if (inItem) return { asked: before.trim(), answer: inItem };
  const open = Math.max(text.lastIndexOf("("), text.lastIndexOf("["));
  const said = /^[([]([^()[\]]{1,300})[)\]][\s.;]*$/u.exec(open < 4 ? "" : text.slice(open))?.[1];
  if (said) return { asked: text.slice(0, open).trim(), answer: said };
  const end = text.lastIndexOf("?");
  const after = /^\?\s*[=→–—-]\s*(\S.*)$/su.exec(end < 4 ? "" : text.slice(end))?.[1];
  return after ? { asked: text.slice(0, end + 1), answer: after } : { asked: item, answer: "" };
}
