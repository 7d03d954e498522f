// tsx scripts/seed-load.ts [owners] [plans each]: a table as large as the benchmarks need it, 500 x 2,000 by default.
import { readLiveLock } from "../lib/core/plain/data-lock.mjs";
import { refuse } from "./lib/process.mjs";
import { placeOf, readSettings, serverEnvironment } from "./lib/settings.mjs";

const settings = readSettings();
const place = placeOf(settings);
const owner = settings.DATABASE_URL ? null : readLiveLock(place.dataDir);
if (owner) refuse(`Isomo is running on ${place.dataDir} (process ${owner.pid}); stop it first.`);
Object.assign(process.env, serverEnvironment(settings, place));

const { closeDatabase, openDatabase } = await import("@/db");
const { seedBasics } = await import("@/db/seed/basics");
const { seedLoad } = await import("@/db/seed/load");

const [owners = 500, each = 2_000] = process.argv.slice(2).map(Number);
const started = performance.now();
const { db } = await openDatabase();
await seedBasics(db);
const first = await seedLoad(db, { owners, each });
await closeDatabase();
const took = ((performance.now() - started) / 1_000).toFixed(1);
process.stdout.write(`${owners * each} plans of ${owners} accounts, the first of them ${first}, in ${took} s.\n`);
