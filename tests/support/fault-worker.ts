// A server process without its pages: starts up, writes a plan with a slow model, autosaves another one, and says on
// its output what was answered, until it is killed.
import { aRebRequest } from "@/db/seed/makers";
import { startUp } from "@/lib/jobs/service";
import { createPlan } from "@/lib/plans/runs/service";
import { watchPlan } from "@/lib/plans/runs/queries";
import { savePlan } from "@/lib/plans/service";
import { again, anActor } from "@/tests/support/actors";
import { aSavedPlan } from "@/tests/support/plans";

function answer(fact: Record<string, unknown>): void {
  process.stdout.write(`${JSON.stringify(fact)}\n`);
}

await startUp();
// The framework leaves as soon as its connections are closed.
process.on("SIGTERM", () => setTimeout(() => process.exit(143), 5));
const actor = await anActor({ tier: "School" });
const edited = await aSavedPlan(actor);
const generated = await createPlan(actor, "reb", aRebRequest());
answer({ account: actor.accountId, session: actor.sessionId, edited, generated });

async function watch(): Promise<void> {
  const options = { seen: 0, signal: new AbortController().signal };
  for await (const event of watchPlan(actor, { kind: "reb", id: generated }, options))
    if (event.type === "section") answer({ section: event.section, done: event.done });
}

async function autosave(): Promise<void> {
  for (let version = 1; ; version += 1) {
    const fields = { teacherNotes: `note ${version}` };
    await savePlan(await again(actor), { kind: "reb", id: edited }, { version, fields, reason: "autosaved" });
    answer({ saved: version + 1 });
    // The embedded engine answers without leaving the event loop; requests would come through sockets.
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

await Promise.all([watch(), autosave()]);
