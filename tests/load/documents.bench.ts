import type { Row } from "@/scripts/lib/bench.mjs";
import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Letterhead } from "@/lib/documents/model";
import { closeDocuments, renderDocument, warmDocuments, type DocumentFormat } from "@/lib/documents/render";
import { layoutReb } from "@/lib/plans/kinds/reb/layout";
import { sampleRebContent } from "../support/sample-reb-content";

const rounds = 20;
const letterhead: Letterhead = { lines: ["GS Kigarama", "Kicukiro District, City of Kigali"], logo: null };

type Measured = { name: string; value: number; unit: string };

/** Two-page plans, each with content of its own: time to the file, from the cache, and stalls of the event loop. */
export async function benchDocuments(): Promise<Measured[]> {
  await warmDocuments();
  const loop = monitorEventLoopDelay({ resolution: 1 });
  loop.enable();
  const pdf = await medianOf((round) => render(round, "pdf"));
  const cached = await medianOf((round) => render(round, "pdf"));
  const docx = await medianOf((round) => render(round, "docx"));
  loop.disable();
  await closeDocuments();
  return [
    { name: "PDF of two pages, warm, median", value: pdf, unit: "ms" },
    { name: "PDF of two pages, from the cache, median", value: cached, unit: "ms" },
    { name: "Word file of two pages, warm, median", value: docx, unit: "ms" },
    // Samples include the timer's own resolution of 1 ms.
    { name: "Longest stall of the event loop meanwhile", value: loop.max / 1e6 - 1, unit: "ms" },
  ];
}

function render(round: number, format: DocumentFormat): Promise<Uint8Array> {
  const content = { ...sampleRebContent.en, teacherNotes: `Note of lesson ${round}.` };
  return renderDocument(layoutReb(content, letterhead), format, { account: 1 });
}

async function medianOf(run: (round: number) => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await run(round);
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[rounds / 2] ?? 0;
}

const targets: Record<string, string> = { cache: "< 5", pdf: "< 60", stall: "< 15" };

export const name = "documents";

/** The same as rows of `npm run bench`. */
export async function run(): Promise<Row[]> {
  const measured = await benchDocuments();
  return measured.map(({ name: measure, value, unit }) => {
    const known = Object.keys(targets).find((word) => measure.toLowerCase().includes(word));
    return { measure, value, unit, ...(known ? { target: targets[known] } : {}) };
  });
}
