import JSZip from "jszip";
import { beforeAll, describe, expect, it } from "vitest";
import { aPlan, newUser, type ApiClient } from "../support/api-client";
import { hostileTexts } from "../support/hostile-texts";
import { readPdf } from "../support/read-documents";

const wordType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

let owner: ApiClient;
let plan: Awaited<ReturnType<typeof aPlan>>;

beforeAll(async () => {
  owner = await newUser();
  plan = await aPlan(owner);
});

async function documentXml(bytes: Uint8Array): Promise<string> {
  const zip = await JSZip.loadAsync(bytes);
  return (await zip.file("word/document.xml")?.async("string")) ?? "";
}

describe("GET /api/lesson-plans/{id}/download", () => {
  it.each(["", "?format=PDF", "?format=pdf"])("gives a PDF for %j", async (query) => {
    const { status, headers, bytes } = await owner.call("GET", `/api/lesson-plans/${plan.id}/download${query}`);
    expect([status, headers.get("content-type")]).toEqual([200, "application/pdf"]);
    expect(headers.get("content-disposition")).toBe(
      `attachment; filename="adding-fractions-with-the-same-denominator-${plan.id}.pdf"; filename*=UTF-8''adding-fractions-with-the-same-denominator-${plan.id}.pdf`,
    );
    expect(new TextDecoder().decode(bytes.slice(0, 5))).toBe("%PDF-");
    expect((await readPdf(bytes)).pages.length).toBeGreaterThan(0);
  });

  it("gives a Word file", async () => {
    const { status, headers, bytes } = await owner.call("GET", `/api/lesson-plans/${plan.id}/download?format=DOCX`);
    expect([status, headers.get("content-type")]).toEqual([200, wordType]);
    expect(await documentXml(bytes)).toContain("Adding fractions with the same denominator");
  });

  it("offers no other format", async () => {
    const { status, json } = await owner.call("GET", `/api/lesson-plans/${plan.id}/download?format=EXE`);
    expect([status, json.message]).toEqual([422, "Choose PDF or DOCX."]);
  });
});

describe("texts that people and attackers put into fields", () => {
  it.each(Object.entries(hostileTexts))("come back, and both documents open: %s", async (_name, text) => {
    const path = `/api/lesson-plans/${plan.id}`;
    const fetched = (await owner.call("GET", path)).json;
    const change = { lessonTitle: text, developmentTeachingActivities: text, specialNeeds: text };
    const saved = await owner.call("PUT", path, { ...fetched, ...change });
    expect(saved.status).toBe(200);
    // The database holds no NUL and no half of a surrogate pair; everything else stays as it was typed.
    const kept = text.replaceAll("\u0000", "").toWellFormed();
    expect((await owner.call("GET", path)).json).toMatchObject({ lessonTitle: kept, specialNeeds: kept });
    expect((await owner.call("GET", "/api/lesson-plans")).status).toBe(200);
    const pdf = await owner.call("GET", `${path}/download`);
    expect((await readPdf(pdf.bytes)).pages.length).toBeGreaterThan(0);
    expect(pdf.headers.get("content-disposition")).toMatch(/^attachment; filename="[a-z0-9-]+\.pdf"/);
    const word = await owner.call("GET", `${path}/download?format=docx`);
    expect(await documentXml(word.bytes)).toContain("<w:document");
  });
});
