import { planKinds } from "@/lib/plans/kinds/registry";
import { openEmbedded, useDatabase } from "@/db";
import { seedBasics } from "@/db/seed/basics";
import { aRebRequest } from "@/db/seed/makers";
import type { benchContext } from "@/scripts/lib/bench.mjs";

export const name = "composer";

/** A whole plan by the built-in composer, with its look into the catalogue, in each language. */
export async function run(context: ReturnType<typeof benchContext>) {
  const opened = await openEmbedded();
  useDatabase(opened);
  await seedBasics(opened.db);
  const rows = [];
  for (const language of ["en", "fr", "rw", "sw"] as const) {
    let seed = 0;
    const request = aRebRequest({ language });
    const { p50, p99 } = await context.timed(() => planKinds.reb.compose({ request, seed: ++seed }), 30);
    rows.push({ measure: `whole plan in ${language}, p50`, value: p50, unit: "ms", target: "< 300" });
    rows.push({ measure: `whole plan in ${language}, p99`, value: p99, unit: "ms" });
  }
  useDatabase(undefined);
  await opened.close();
  return rows;
}
