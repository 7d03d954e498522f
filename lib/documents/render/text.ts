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
 * a shape go, and a character that the font lacks (an emoji with all its modifiers is one) becomes U+FFFD.
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
    const visible = segment.replace(invisible, "");
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

const itemMark = /^\s*(?:[-\u2013\u2014\u2022\u25AA\u25CF\u25E6*]|\(?[0-9]{1,2}[.)]|[a-zA-Z][.)])\s+/;

/** Length of what stands before the text of a list item ("- ", "1. "), 0 for other paragraphs. */
export function itemMarkLength(paragraph: string): number {
  return itemMark.exec(paragraph)?.[0].length ?? 0;
}
