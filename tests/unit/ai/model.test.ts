import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { aRebRequest } from "@/db/seed/makers";
import { modelLimits } from "@/lib/ai/constants";
import { writeSections } from "@/lib/ai/service";
import type { ModelLimits, WritingEvent, WritingTask } from "@/lib/ai/types";
import { rebSectionNames } from "@/lib/plans/kinds/reb/fields";
import { rebPrompt } from "@/lib/plans/kinds/reb/prompt";
import { rebContent, rebRequest } from "@/lib/plans/kinds/reb/schema";
import { startFakeModel, type FakeModel } from "@/tests/support/fake-model";
import { rebParts } from "@/tests/support/reb-parts";

let model: FakeModel;
const short: ModelLimits = { connect: 200, firstToken: 200, betweenTokens: 200, answer: 2_000 };
const request = rebRequest.parse(aRebRequest({ teacherName: "Mukamana Odette", schoolName: "GS Nyarutovu" }));

function task(signal = new AbortController().signal): WritingTask {
  const fields = (name: keyof typeof rebParts) => Object.keys(rebParts[name]);
  return {
    sections: rebSectionNames.map((name) => ({ name, fields: fields(name) })),
    compose: async () => Object.fromEntries(rebSectionNames.flatMap(fields).map((field) => [field, "composed"])),
    prompt: async (sections, written) =>
      rebPrompt({
        request,
        background: { unit: null },
        written: rebContent.parse({ ...request, ...written }),
        sections,
      }),
    signal,
  };
}

async function written(limits = modelLimits, of = task()): Promise<WritingEvent[]> {
  const all: WritingEvent[] = [];
  for await (const piece of writeSections(of, limits)) all.push(piece);
  return all;
}

function sections(pieces: WritingEvent[]): string[] {
  return pieces.flatMap((piece) => (piece.type === "section" ? [`${piece.section} ${piece.engine}`] : []));
}

const byModel = rebSectionNames.map((name) => `${name} model`);
const byComposer = rebSectionNames.map((name) => `${name} composer`);

beforeAll(async () => {
  model = await startFakeModel(rebParts);
  vi.stubEnv("OPENAI_BASE_URL", model.url);
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.spyOn(console, "log").mockImplementation(() => undefined);
});

beforeEach(({ task }) => {
  // The format that a model takes is remembered; each test has one of its own.
  vi.stubEnv("AI_MODEL", `fake ${task.id}`);
  model.behave({});
  model.pace(0);
  model.requests.length = 0;
});

afterAll(() => model.close());

describe("the model engine", () => {
  it("gives each section once, whole and in order, and what it cost", async () => {
    const pieces = await written();
    expect(sections(pieces)).toEqual(byModel);
    const first = pieces.find((piece) => piece.type === "section");
    expect(first).toMatchObject({ fields: rebParts.objectives });
    expect(pieces).toContainEqual(expect.objectContaining({ type: "usage", inputTokens: 900 }));
    expect(model.requests).toHaveLength(1);
    expect(model.requests[0]?.response_format?.type).toBe("json_schema");
  });

  it("shows the section being written in parts, and hands it out as soon as the next one begins", async () => {
    model.pace(40);
    const pieces = await written();
    expect(sections(pieces)).toEqual(byModel);
    const partial = pieces.findIndex((piece) => piece.type === "partial");
    const last = pieces.findLastIndex((piece) => piece.type === "section");
    expect(partial).toBeGreaterThan(-1);
    expect(partial).toBeLessThan(last);
  });

  it("never sends the names of teacher and school", async () => {
    const named = { ...request, lessonTitle: "MUKAMANA ODETTE tells about GS Nyarutovu" };
    const prompt = rebPrompt({
      request: named,
      background: { unit: null },
      written: rebContent.parse(named),
      sections: rebSectionNames,
    });
    await written(modelLimits, { ...task(), prompt: async () => prompt });
    expect(JSON.stringify(model.requests)).not.toMatch(/Mukamana|Odette|Nyarutovu/i);
  });

  it("asks in a looser format when the server refuses one, and keeps to it", async () => {
    const taken = () => model.requests.map((sent) => sent.response_format?.type ?? "text");
    model.behave({ refuses: ["json_schema"] });
    expect(sections(await written())).toEqual(byModel);
    expect(taken()).toEqual(["json_schema", "json_object"]);
    model.behave({
      refuses: ["json_schema", "json_object"],
      says: (json) => `<think>{}</think>Sure:\n\`\`\`json\n${json}\n\`\`\``,
    });
    expect(sections(await written())).toEqual(byModel);
    expect(sections(await written())).toEqual(byModel);
    expect(taken().slice(2)).toEqual(["json_object", "text", "text"]);
  });

  it("mends broken JSON: line breaks in texts, commas too many, a wrapping object", async () => {
    model.behave({ says: (json) => `{"plan": ${json.replaceAll("\\n", "\n").replaceAll(/\n}/g, ",\n}")}}` });
    expect(sections(await written())).toEqual(byModel);
  });

  it("takes lists for lines and minutes in words for numbers", async () => {
    model.behave({
      parts: {
        materials: { learningMaterials: ["Bottle tops", "Strips"], references: "Book" },
        introduction: { ...rebParts.introduction, introductionDuration: "5 minutes" },
      },
    });
    const pieces = await written();
    expect(pieces).toContainEqual(
      expect.objectContaining({
        section: "materials",
        fields: { learningMaterials: "Bottle tops\nStrips", references: "Book" },
      }),
    );
    expect(pieces).toContainEqual(
      expect.objectContaining({ section: "introduction", fields: { ...rebParts.introduction } }),
    );
  });

  it("asks once more for what is missing or invalid, and only for that", async () => {
    model.behave({ omits: ["conclusion"], parts: { objectives: { instructionalObjectives: 7 } } }, {});
    expect(sections(await written())).toEqual(byModel);
    expect(model.requests).toHaveLength(2);
    expect(JSON.stringify(model.requests[1]?.messages)).toContain("Write the parts objectives, conclusion of");
  });

  it("asks once more for a text of nothing but spaces", async () => {
    model.behave({ parts: { materials: { learningMaterials: " \n ", references: "Book" } } }, {});
    const pieces = await written();
    expect(model.requests).toHaveLength(2);
    expect(pieces).toContainEqual(expect.objectContaining({ section: "materials", fields: rebParts.materials }));
  });

  it("goes on after a stream that broke in the middle", async () => {
    model.pace(5);
    model.behave({ share: 0.5, then: "breaks" }, {});
    expect(sections(await written())).toEqual(byModel);
    expect(JSON.stringify(model.requests[1]?.messages)).not.toContain("Write the parts objectives");
  });
});

describe("when the model fails for good", () => {
  it.each([
    ["answers 500", { status: 500 }],
    ["refuses the key", { status: 401 }],
    ["says nothing that can be read", { says: () => "I cannot help with that." }],
    [
      "never comes to an end",
      { says: () => `{"objectives": {"instructionalObjectives": "${"and so on ".repeat(40_000)}` },
    ],
    ["never answers", { share: 0, then: "hangs" as const }],
  ])("the composer writes all of it: %s", async (_name, behaviour) => {
    model.behave(behaviour);
    expect(sections(await written(short))).toEqual(byComposer);
  });

  it("keeps what the model wrote, and the composer writes the rest", async () => {
    model.behave({ share: 0.5, then: "hangs" }, { status: 500 });
    const pieces = sections(await written(short));
    expect(pieces.map((piece) => piece.split(" ")[0])).toEqual(rebSectionNames);
    expect(pieces[0]).toBe("objectives model");
    expect(pieces.at(-1)).toBe("notes composer");
  });

  it("fills a gap between two sections of the model", async () => {
    model.behave({ omits: ["materials"] });
    expect(sections(await written())).toEqual(
      rebSectionNames.map((name) => `${name} ${name === "materials" ? "composer" : "model"}`),
    );
  });

  it("stops with the task, without the composer taking over", async () => {
    const stop = new AbortController();
    model.behave({ share: 0.5, then: "hangs" });
    const asked = vi.waitFor(() => expect(model.requests).toHaveLength(1)).then(() => stop.abort());
    await expect(written(modelLimits, task(stop.signal))).rejects.toThrow();
    await asked;
  });
});
