import { describe, expect, it, vi } from "vitest";
import type { DocumentModel } from "@/lib/documents/model";
import { planKind } from "@/lib/plans/kinds/registry";
import { rebLabels } from "@/lib/plans/kinds/reb/layout/labels";
import { sampleRebContent } from "../../../support/sample-reb-content";

vi.mock("@/lib/headers/queries", () => ({ findPrintedSchool: () => Promise.resolve("") }));

const place = "Classroom";
const owner = 1;

function shownOf(specialNeeds: string) {
  const shown = planKind("reb").shown({ ...sampleRebContent.en, location: place, specialNeeds });
  return [shown.specialNeeds, shown.location];
}

function rowOf({ blocks }: DocumentModel, label: string): string {
  const rows = blocks.flatMap((block) => (block.type === "table" ? block.rows : []));
  const row = rows.find(({ cells }) => cells[0]?.parts[0]?.text === label);
  return row?.cells[1]?.parts.map(({ text }) => text).join("") ?? "";
}

describe("what the room is like", () => {
  it.each([
    ["no electricity", "", "no electricity"],
    ["crowded class, 80", "", "crowded class, 80"],
    ["2 blind learners, no electricity", "2 blind learners", "no electricity"],
    ["No electricity and 2 blind learners", "2 blind learners", "No electricity"],
    ["2 blind, crowded class, 1 deaf; few books", "2 blind, 1 deaf", "crowded class; few books"],
    ["deaf-blind (1), pas d’électricité", "deaf-blind (1)", "pas d’électricité"],
    ["abanyeshuri 2 batabona, nta mashanyarazi", "abanyeshuri 2 batabona", "nta mashanyarazi"],
    ["hakuna umeme", "", "hakuna umeme"],
    ["no electricity, Keza sits in front", "Keza sits in front", "no electricity"],
  ])("stands in the row of the place: %s", (typed, learners, room) => {
    expect(shownOf(typed)).toEqual([learners, `${place}; ${room}`]);
  });

  it.each(["", "None", "2 blind learners and 1 deaf", "Keza sits in front"])("is not read into: %s", (typed) => {
    expect(shownOf(typed)).toEqual([typed, place]);
  });

  it("is no type of special need on the printed form", async () => {
    const content = { ...sampleRebContent.en, location: place, specialNeeds: "no electricity" };
    const printed = await planKind("reb").toDocument(content, owner);
    expect(rowOf(printed, rebLabels.en.specialNeeds)).toBe("");
    expect(rowOf(printed, rebLabels.en.location)).toBe(`${place}; no electricity`);
  });

  it("is printed without the name of the learner in it", async () => {
    const content = { ...sampleRebContent.en, specialNeeds: "Mukamana is deaf, no electricity" };
    const printed = await planKind("reb").toDocument(content, owner);
    expect(rowOf(printed, rebLabels.en.specialNeeds)).toBe("a learner is deaf");
  });
});
