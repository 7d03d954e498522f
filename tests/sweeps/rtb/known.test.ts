import { describe, expect, it } from "vitest";
import { aRtbRequest } from "@/db/seed/makers";
import { loadBank } from "@/lib/bank/queries";
import type { Session } from "@/lib/bank/schema";
import { rtbNotes } from "@/lib/plans/kinds/rtb/fields";
import { rtb } from "@/lib/plans/kinds/rtb/kind";
import { rtbContent, type RtbContent } from "@/lib/plans/kinds/rtb/schema";

async function planOf(sheet: Session, change: object = {}): Promise<RtbContent> {
  const [topicOfSession = ""] = sheet.titles[sheet.language] ?? [];
  const { trade, language } = sheet;
  const own = { topicOfSession, trade, language, indicativeContent: "", facilitationTechniques: "" };
  const request = aRtbRequest({ ...own, duration: 120, numberOfSteps: 4, classSize: 24, ...change });
  return rtbContent.parse(await rtb.compose({ request, seed: 2 }));
}

function bare(text: string): string {
  return text.replace(/\s+/g, " ").replace(/\.(?=\s|$)/g, "");
}

const sheets = loadBank().sessions;

describe("a session on each job sheet of the bank", () => {
  it("holds the procedure with its standards, amounts, faults, criteria, and an answer to each question", async () => {
    for (const sheet of sheets) {
      const plan = await planOf(sheet);
      const form = bare([plan.step1TrainerActivity, plan.step1Resources, plan.assessment].join("\n"));
      const notes = bare(rtbNotes.map((name) => plan[name]).join("\n"));
      for (const { do: act, standard } of sheet.procedure) {
        expect(notes, sheet.id).toContain(bare(act));
        if (standard) expect(notes, sheet.id).toContain(bare(standard));
      }
      for (const { item } of sheet.materials) expect(form, sheet.id).toContain(bare(item));
      for (const criterion of sheet.criteria) expect(form, sheet.id).toContain(bare(criterion));
      for (const { q, a } of sheet.questions) {
        expect(notes, sheet.id).toContain(bare(q));
        expect(notes, sheet.id).toContain(bare(a));
      }
    }
  });

  it("is what an inspector accepts, however many steps and minutes it has", async () => {
    const poor: string[] = [];
    for (const sheet of sheets)
      for (const [numberOfSteps, duration] of [
        [1, 60],
        [2, 180],
        [3, 90],
        [4, 120],
        [5, 240],
      ]) {
        const { score, findings } = await rtb.inspect(await planOf(sheet, { numberOfSteps, duration }));
        const rules = findings.map(({ rule }) => rule).join();
        if (score < 85 || /repeated|pace|higherOrder/.test(rules))
          poor.push(`${sheet.id} ${numberOfSteps}: ${score} ${rules}`);
      }
    expect(poor).toEqual([]);
  });
});
