import { describe, expect, it } from "vitest";
import { breakLines, type Metrics } from "@/lib/documents/render/lines";
import { itemMarkLength, toDrawable, toParagraphs, toXmlText } from "@/lib/documents/render/text";

function latin(codePoint: number): boolean {
  return codePoint >= 0x20 && codePoint < 0x17f && codePoint !== 0xad;
}

// Every character is one point wide at size 1.
const metrics: Metrics = {
  width: (text, _, size) => [...text].length * size,
  hasGlyph: latin,
  faceOf: (_, face) => face,
};

function broken(text: string, width: number): string[] {
  const lines = breakLines([{ text }], { metrics, size: 1, width });
  return lines.map((line) => line.runs.map((run) => run.text).join(""));
}

describe("text of documents", () => {
  it("falls into paragraphs at every kind of line break", () => {
    expect(toParagraphs("a\r\nb\rc\u2028d\n\n\n")).toEqual(["a", "b", "c", "d"]);
    expect(toParagraphs("  \n ")).toEqual([]);
  });

  it("keeps in XML what XML can hold", () => {
    expect(toXmlText("a\u0000b\ud800c😀مرحبا")).toBe("ab\uFFFDc😀مرحبا");
  });

  it("is drawn with replacements for what the font lacks", () => {
    expect(toDrawable("e\u0301 👩🏽‍🏫 \u202eab\u00adc", latin)).toBe("é \uFFFD abc");
    expect(toDrawable("10\u202f000\u2003m", latin)).toBe("10\u00A0000 m");
    expect(toDrawable("« oui » : bon ; non", latin)).toBe("«\u00A0oui\u00A0»\u00A0: bon\u00A0; non");
  });

  it("knows the marks of list items", () => {
    expect(["- a", "• a", "12. a", "a) b", "1/2 a", "-5 a"].map(itemMarkLength)).toEqual([2, 2, 4, 3, 0, 0]);
    expect(["   a", "  1. a", " "].map(itemMarkLength)).toEqual([3, 5, 0]);
  });
});

describe("breakLines", () => {
  it("breaks between words and cuts words longer than a line", () => {
    expect(broken("one two three", 8)).toEqual(["one two", "three"]);
    expect(broken("abcdefghijklm no", 5)).toEqual(["abcde", "fghij", "klm", "no"]);
    expect(broken("well-known", 6)).toEqual(["well-", "known"]);
  });

  it("never breaks at a binding space", () => {
    expect(broken("page 10\u00A0000", 9)).toEqual(["page", "10\u00A0000"]);
  });

  it("hangs the further lines of a list item", () => {
    const lines = breakLines([{ text: "- one two three" }], { metrics, size: 1, width: 12 });
    expect(lines.map((line) => line.indent)).toEqual([0, 2]);
  });

  it("goes on in the line before and fills it with dots", () => {
    const parts = [
      { text: "Name: ", style: "label" as const },
      { text: "", blankLines: 1, inline: true },
    ];
    const [line] = breakLines(parts, { metrics, size: 1, width: 20 });
    expect(line?.runs).toEqual([
      { text: "Name: ", face: "bold" },
      { text: ".".repeat(14), face: "regular" },
    ]);
  });
});
