import { closeDatabase } from "@/db";
import { errorFacts, log } from "@/lib/core/log";
import { stopWriting } from "@/lib/plans/runs/service";
import { stopJobs } from "./runner";

/** The start script kills a server that is still there after 9 seconds. */
const latest = 8_000;

const shared = globalThis as typeof globalThis & { isomoEnding?: boolean };

async function attempt(step: string, work: () => Promise<void>): Promise<void> {
  await work().catch((error: unknown) => log("error", "shutdown_step_failed", { step, ...errorFacts(error) }));
}

/**
 * Ends cleanly at SIGTERM and SIGINT: what is being written is marked interrupted at once, the framework answers what is
 * under way, and the database closes last.
 */
export function endCleanly(): void {
  if (shared.isomoEnding !== undefined) return;
  shared.isomoEnding = false;
  const exit = process.exit.bind(process);
  let quiet: Promise<void> = Promise.resolve();
  const close = async (code?: number | string | null) => {
    await quiet;
    await attempt("database", closeDatabase);
    exit(code);
  };
  const end = () => {
    if (shared.isomoEnding) return;
    shared.isomoEnding = true;
    quiet = Promise.all([attempt("writing", stopWriting), attempt("jobs", stopJobs)]).then(() => undefined);
    // Next leaves as soon as its last connection is answered; from now on leaving waits for the database.
    process.exit = ((code) => void close(code)) as typeof process.exit;
    setTimeout(() => process.exit(0), latest).unref();
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, end);
}
