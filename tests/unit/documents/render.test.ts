import { afterAll, describe, expect, it, vi } from "vitest";
import type { DocumentModel } from "@/lib/documents/model";
import { closeDocuments, renderDocument, warmDocuments } from "@/lib/documents/render";
import { createFileCache } from "@/lib/documents/render/cache";
import { makePng } from "../../support/png";
import { readPdf, squeezePdf } from "../../support/read-documents";

function model(text: string, png: Uint8Array | null = null): DocumentModel {
  const logo = png && { png, width: 40, height: 40 };
  return {
    title: "t",
    language: "en",
    letterhead: { lines: [], logo },
    blocks: [{ type: "paragraph", text }],
    footer: "",
  };
}

const payer = { account: 1 };
afterAll(() => closeDocuments());

describe("renderDocument", { timeout: 30_000 }, () => {
  it("draws in a thread, as the built program does", async () => {
    await warmDocuments();
    const pdf = await renderDocument(model("Hello from a thread"), "pdf", payer);
    expect(squeezePdf(await readPdf(pdf))).toContain("Hellofromathread");
    const docx = await renderDocument(model("Hello from a thread"), "docx", payer);
    expect(Buffer.from(docx.subarray(0, 2)).toString()).toBe("PK");
  });

  it("shares one drawing among identical requests and keeps it", async () => {
    const [first, second] = await Promise.all([
      renderDocument(model("same"), "pdf", payer),
      renderDocument(model("same"), "pdf", payer),
    ]);
    expect(second).toBe(first);
    expect(await renderDocument(model("same"), "pdf", payer)).toBe(first);
    expect(await renderDocument(model("other"), "pdf", payer)).not.toBe(first);
  });

  it("tells two logos apart", async () => {
    const first = await renderDocument(model("logo", makePng(20, 20)), "pdf", payer);
    expect(await renderDocument(model("logo", makePng(30, 20)), "pdf", payer)).not.toBe(first);
  });

  it("draws without a logo that cannot be read", async () => {
    const pdf = await renderDocument(model("broken logo", makePng(40, 40).slice(0, 60)), "pdf", payer);
    expect(squeezePdf(await readPdf(pdf))).toContain("brokenlogo");
  });

  it("names the failure when drawing fails again", async () => {
    const broken = { ...model("x"), language: "not a language" };
    await expect(renderDocument(broken, "docx", payer)).rejects.toThrow("could not be drawn as docx");
  });

  it("starts again after it was closed", async () => {
    await closeDocuments();
    expect((await renderDocument(model("again"), "pdf", payer)).byteLength).toBeGreaterThan(500);
  });
});

describe("createFileCache", () => {
  const file = (bytes: number) => vi.fn(() => Promise.resolve(new Uint8Array(bytes)));

  it("drops what was used least recently once it is full", async () => {
    const cached = createFileCache(100);
    const [a, b, c] = [file(40), file(40), file(40)];
    await cached("a", a);
    await cached("b", b);
    await cached("a", a);
    await cached("c", c);
    await cached("a", a);
    await cached("b", b);
    expect([a, b, c].map((make) => make.mock.calls.length)).toEqual([1, 2, 1]);
  });

  it("forgets a failure", async () => {
    const cached = createFileCache(100);
    await expect(cached("a", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect((await cached("a", file(3))).byteLength).toBe(3);
  });
});
