import { beforeEach, describe, expect, it, vi } from "vitest";
import type { DocumentModel } from "@/lib/documents/model";
import { renderDocument } from "@/lib/documents/render";
import { codeOf } from "@/tests/support/plans";
import { linesOfDocument, mostLines } from "@/lib/documents/rules";

const runInPool = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock("@/lib/core/concurrency/pool", async (load) => ({ ...(await load<object>()), runInPool }));
beforeEach(() => void runInPool.mockReset());

function model(text: string): DocumentModel {
  const blocks = [{ type: "paragraph" as const, text }];
  return { title: "", language: "en", letterhead: { lines: [], logo: null }, blocks, footer: "" };
}

describe("a document", () => {
  it("that takes too long is not tried a second time", async () => {
    runInPool.mockImplementation(() => Promise.reject(Object.assign(new Error("late"), { name: "AbortError" })));
    expect(await codeOf(renderDocument(model("slow"), "docx", { account: 1 }))).toBe("document_slow");
    expect(runInPool).toHaveBeenCalledTimes(1);
  });

  it("of more lines than can be drawn is not begun, in no format", async () => {
    const long = model("a\n".repeat(mostLines + 1));
    for (const format of ["pdf", "docx"] as const)
      await expect(renderDocument(long, format, { account: 1 })).rejects.toMatchObject({
        code: "document_too_long",
        details: { values: { lines: mostLines + 1, most: mostLines } },
      });
    expect(runInPool).not.toHaveBeenCalled();
  });

  it("has the lines of its cells, fields and blank places", () => {
    const cell = { parts: [{ text: "a\r\nb\u2028c\n\n" }, { text: "", blankLines: 4 }] };
    const table = { type: "table" as const, columns: [1], head: [], rows: [{ cells: [cell] }] };
    const fields = { type: "fields" as const, fields: [{ label: "l", value: "one\ntwo" }] };
    expect(linesOfDocument({ ...model("x"), blocks: [table, fields] })).toBe(3 + 4 + 2);
  });
});
