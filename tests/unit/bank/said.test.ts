import { describe, expect, it } from "vitest";
import { saidBy, saidWords, type IndexedTexts } from "@/lib/bank/search/said";
import { indexTitles } from "@/lib/bank/search/titles";
import { bounded } from "@/lib/bank/search/wish";

const reads: readonly IndexedTexts[] = [
  {
    titles: ["Number lines"],
    others: "integer",
    taught: () => "Draw a number line. Number it.",
    whole: () => "a ruler",
  },
  { titles: ["Magnets"], others: "", taught: () => "poles attract", whole: () => "Poles, poles and a ruler" },
];

describe("the words of texts, counted when the bank is compiled", () => {
  const said = saidBy(() => JSON.parse(JSON.stringify(saidWords(reads))) as ReturnType<typeof saidWords>);

  it("tell how often each entry says what is asked for", () => {
    expect([said.taught("number", 0), said.taught("number", 1), said.taught("attract", 1)]).toEqual([2, 0, 1]);
    expect([said.whole("pole", 0), said.whole("pole", 1), said.whole("ruler", 0), said.whole("ruler", 1)]).toEqual([
      0, 2, 1, 1,
    ]);
    expect([said.whole("zebra", 0), said.whole("aardvark", 1)]).toEqual([0, 0]);
    expect([said.isWritten("integer"), said.isWritten("intege"), said.isWritten("zebra")]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it.each([
    ["attrct", 1, true],
    ["attr", 1, true],
    ["numberline", 0, true],
    ["attrct", 0, false],
    ["attract", 1, false],
    ["zebra", 1, false],
  ])("tell whether an entry writes what is meant by %s (%i)", (word, item, isMeant) => {
    expect(said.isMeant(word, item)).toBe(isMeant);
  });

  it("are not counted again where they were counted before", () => {
    const unread = () => {
      throw new Error("read");
    };
    const index = indexTitles(
      reads,
      (read) => ({ ...read, taught: unread, whole: unread }),
      () => saidWords(reads),
    );
    expect(index.find("magnets atract")[0]?.entry).toBe(reads[1]);
    expect(index.findInTexts("magnts atract xyzzy", () => true)).toEqual([]);
  });
});

describe("a hostile title", () => {
  it("is read only as far as titles of lessons go", () => {
    const nonsense = Array.from({ length: 80 }, (_, at) => `w${at}`).join(" ");
    expect(bounded(nonsense).split(" ")).toHaveLength(24);
    expect(bounded(`magnets ${"x".repeat(300)} and poles`)).toBe("magnets and poles");
    expect(bounded("Addition of numbers with a sum up to 20")).toBe("Addition of numbers with a sum up to 20");
  });
});
