/** Stands for every character that a document cannot hold or a font cannot draw. */
export const replacement = "\uFFFD";

const lineBreaks = /\r\n|[\n\r\v\f\u2028\u2029]/;
// Controls, soft hyphen, zero-width and direction marks, variation selectors, the byte order mark.
const invisible =
  /[\u0000-\u0008\u000E-\u001F\u007F-\u009F\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFE00-\uFE0F\uFEFF\uFFF9-\uFFFB]/g;
const loneSurrogates = /\p{Surrogate}/gu;
const bindingSpaces = /[\u2007\u202F]/g;
const otherSpaces = /[\t\u1680\u2000-\u2006\u2008-\u200A\u205F\u3000]/g;
// French puts a space before : ; ? ! and inside guillemets, at which a line must not break.
const guarded = /(?<=\u00AB) | (?=[\u00BB:;?!](?:\s|$))/g;
const neverInXml = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** What the document's own font lacks and one beside it has; both are looked for in whole texts. */
export const scripts = {
  arabic: /[\u0600-\u06FF\u0750-\u077F]/u,
  emoji: /[\p{Extended_Pictographic}\p{Regional_Indicator}]/u,
} as const;

// Shades of skin and the parts of a flag's name: without colours they change nothing, or nothing that can be drawn.
const shadesOfEmoji = /[\p{Emoji_Modifier}\u{E0020}-\u{E007F}\u20E3]/gu;

const clusters = new Intl.Segmenter("en", { granularity: "grapheme" });

/** The paragraphs of a text, without its trailing empty ones; an empty text has none. */
export function toParagraphs(text: string): string[] {
  const paragraphs = text.split(lineBreaks);
  while (paragraphs.at(-1)?.trim() === "") paragraphs.pop();
  return paragraphs;
}

/** A paragraph as XML 1.0 and the properties of a file can carry it: lone surrogates become U+FFFD, controls go. */
export function toXmlText(paragraph: string): string {
  return paragraph.replace(loneSurrogates, replacement).replace(neverInXml, "");
}

/**
 * A paragraph reduced to what a font can draw: spaces of every width become plain or non-breaking ones, marks without
 * a shape go, and a character that the font lacks (an emoji of an unknown kind with all its modifiers is one) becomes U+FFFD.
 */
export function toDrawable(paragraph: string, hasGlyph: (codePoint: number) => boolean): string {
  const clean = paragraph
    .replace(loneSurrogates, replacement)
    .normalize("NFC")
    .replace(bindingSpaces, "\u00A0")
    .replace(otherSpaces, " ")
    .replace(guarded, "\u00A0");
  if (isDrawable(clean, hasGlyph)) return clean;
  let drawn = "";
  for (const { segment } of clusters.segment(clean)) {
    const bare = segment.replace(invisible, "");
    const visible = isDrawable(bare, hasGlyph) ? bare : bare.replace(shadesOfEmoji, "") || bare;
    drawn += visible === "" || isDrawable(visible, hasGlyph) ? visible : replacement;
  }
  return drawn;
}

function isDrawable(text: string, hasGlyph: (codePoint: number) => boolean): boolean {
  for (const character of text) {
    if (!hasGlyph(character.codePointAt(0) ?? 0)) return false;
  }
  return true;
}

// With what belongs to an emoji: joiners, shades, the marks of its kind; and the spaces and marks between Arabic words.
const scriptParts =
  /(?<arabic>[\u0600-\u06FF\u0750-\u077F](?:[\s\u0600-\u06FF\u0750-\u077F]*[\u0600-\u06FF\u0750-\u077F])?)|(?<emoji>(?:\p{Extended_Pictographic}|\p{Regional_Indicator})(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|[\u200D\uFE0F\u20E3]|[\u{E0020}-\u{E007F}])*)/gu;

type ScriptPart = { text: string; script: keyof typeof scripts | "own" };

/** A text in parts that the document's own font, an Arabic one or one of emoji has shapes for. */
export function byScript(text: string): ScriptPart[] {
  const parts: ScriptPart[] = [];
  let at = 0;
  for (const { 0: found, index, groups } of text.matchAll(scriptParts)) {
    if (index > at) parts.push({ text: text.slice(at, index), script: "own" });
    parts.push({ text: found, script: groups?.arabic === undefined ? "emoji" : "arabic" });
    at = index + found.length;
  }
  if (at < text.length || parts.length === 0) parts.push({ text: text.slice(at), script: "own" });
  return parts;
}

const itemMark = /^\s*(?:[-\u2013\u2014\u2022\u25AA\u25CF\u25E6*]|\(?[0-9]{1,2}[.)]|[a-zA-Z][.)])\s+|^ +(?=\S)/;

/** How wide a letter of an item's mark is taken to be where nobody measures it, as a share of its size. */
export const markLetter = 0.42;

/** Length of what stands before the text of a list item ("- ", "1. ") or of an indented line, 0 for other paragraphs. */
export function itemMarkLength(paragraph: string): number {
  return itemMark.exec(paragraph)?.[0].length ?? 0;
}
