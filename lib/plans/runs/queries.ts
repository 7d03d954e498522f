import type { Actor } from "@/lib/core/actor";
import { seconds } from "@/lib/core/clock";
import { subscribe, type Notice } from "./events";
import { planKind } from "../kinds/registry";
import { getPlan } from "../queries";
import type { PlanEvent, PlanRef } from "../types";

const lookEvery = seconds(1);

/** Notices of a plan as they come, and `null` at least once a second, so that other processes' writes are seen too. */
async function* notices(planId: number, signal: AbortSignal): AsyncGenerator<Notice> {
  const waiting: Notice[] = [];
  let wake: () => void = () => undefined;
  const unsubscribe = subscribe(planId, (notice) => {
    waiting.push(notice);
    wake();
  });
  const stop = () => wake();
  signal.addEventListener("abort", stop);
  try {
    while (!signal.aborted) {
      const next = waiting.shift();
      if (next !== undefined) {
        yield next;
        continue;
      }
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, lookEvery);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      if (waiting.length === 0) yield null;
    }
  } finally {
    unsubscribe();
    signal.removeEventListener("abort", stop);
  }
}

/**
 * What happens to a plan that is being written, from the section after `seen` on, until the writing ends or the signal
 * says stop. Sections come from the database, so that nothing depends on having listened from the start.
 * Throws `not_found`.
 */
export async function* watchPlan(
  actor: Actor,
  place: PlanRef,
  options: { seen: number; signal: AbortSignal },
): AsyncGenerator<PlanEvent> {
  const sections = planKind(place.kind).sections;
  let seen = options.seen;
  const pending = notices(place.id, options.signal);
  for (let notice: Notice = null; ;) {
    if (notice) yield { type: "partial", ...notice };
    else {
      const plan = await getPlan(actor, place.kind, place.id);
      if (!plan.run) return;
      const { done, total, state, engine } = plan.run;
      for (const section of sections.slice(seen, done)) {
        seen += 1;
        const fields = Object.fromEntries(section.fields.map((name) => [name, plan.content[name]]));
        yield { type: "section", section: section.name, done: seen, total, fields };
      }
      if (state !== "running") {
        yield { type: "end", state, engine, status: plan.status };
        return;
      }
    }
    const next = await pending.next();
    if (next.done) return;
    notice = next.value;
  }
}
