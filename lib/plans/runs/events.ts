import { EventEmitter } from "node:events";
import type { PlanContent } from "../kinds/contract";

/** Something happened to a plan that is being written; what exactly stands in the database, but for a partial text. */
export type Notice = { section: string; fields: PlanContent } | null;

const shared = globalThis as typeof globalThis & { isomoPlanEvents?: EventEmitter };

function emitter(): EventEmitter {
  shared.isomoPlanEvents ??= new EventEmitter().setMaxListeners(0);
  return shared.isomoPlanEvents;
}

/** Tells the watchers of a plan in this process; those of other processes look into the database every second. */
export function announce(planId: number, notice: Notice): void {
  emitter().emit(String(planId), notice);
}

/** Calls back at every notice about the plan until the returned function is called. */
export function subscribe(planId: number, listener: (notice: Notice) => void): () => void {
  emitter().on(String(planId), listener);
  return () => emitter().off(String(planId), listener);
}
