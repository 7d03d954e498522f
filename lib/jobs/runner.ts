import { fromPglite, PgBoss, type ConstructorOptions } from "pg-boss";
import type { Engine } from "@/db";
import { env } from "@/lib/core/env";
import { errorFacts, log } from "@/lib/core/log";
import { jobs } from "./schedule";

const shared = globalThis as typeof globalThis & { isomoJobs?: PgBoss };

function connection(engine: Engine): ConstructorOptions {
  // The embedded engine shares the event loop with the pages, so the runner looks around seldom.
  if (engine.name === "pglite") return { db: fromPglite(engine.client), backend: "pglite" };
  return { connectionString: env().DATABASE_URL, max: 2, application_name: "isomo-jobs" };
}

async function runJob(name: string): Promise<void> {
  const job = jobs[name];
  if (!job) return;
  try {
    const done = await job.run();
    if (done > 0) log("info", "job_done", { job: name, done });
  } catch (error) {
    log("error", "job_failed", { job: name, ...errorFacts(error) });
    throw error;
  }
}

/** Starts the job runner on the opened database. */
export async function startJobs(engine: Engine): Promise<void> {
  const boss = new PgBoss({
    ...connection(engine),
    schema: "jobs",
    monitorVacuum: false,
    reindex: false,
    superviseIntervalSeconds: 300,
    queueCacheIntervalSeconds: 300,
    flowIntervalSeconds: 300,
    bamIntervalSeconds: 300,
  });
  boss.on("error", (error) => log("error", "job_runner_failed", errorFacts(error)));
  await boss.start();
  shared.isomoJobs = boss;
  for (const [name, { cron, look }] of Object.entries(jobs)) {
    await boss.createQueue(name, {
      policy: "singleton",
      retryLimit: 0,
      expireInSeconds: 600,
      deleteAfterSeconds: 3_600,
    });
    await boss.schedule(name, cron, null, { tz: "Africa/Kigali" });
    await boss.work(name, { pollingIntervalSeconds: look }, () => runJob(name));
  }
}

/** Lets running jobs end, for at most two seconds. */
export async function stopJobs(): Promise<void> {
  const boss = shared.isomoJobs;
  shared.isomoJobs = undefined;
  await boss?.stop({ graceful: true, timeout: 2_000 });
}
