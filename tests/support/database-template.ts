// A database is made once for all test files, migrated and seeded, and then copied: making one costs seconds.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type postgres from "postgres";
import { openEmbedded, openServer } from "@/db";
import { seedBasics } from "@/db/seed/basics";

const cache = "node_modules/.cache/isomo-test-databases";
/** Any number that means this alone. */
const templateLock = 7_304_202;

/** Of everything that a new database is made of. */
function fingerprint(): string {
  const hash = createHash("sha256");
  const folders = ["db/migrations", "db/seed", "db/schema"].flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
      entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
    ),
  );
  for (const file of [...folders.sort(), "db/index.ts", "package-lock.json"]) hash.update(readFileSync(file));
  return hash.digest("hex").slice(0, 16);
}

/** Where `embeddedTemplate` is kept. */
export function embeddedTemplatePath(): string {
  return join(cache, `${fingerprint()}.tar`);
}

/** The files of an embedded database, of this run or of one before. */
export async function embeddedTemplate(): Promise<Blob> {
  const path = embeddedTemplatePath();
  if (existsSync(path)) return new Blob([readFileSync(path)]);
  const made = await openEmbedded();
  await seedBasics(made.db);
  if (made.engine.name !== "pglite") throw new Error("This is no embedded engine.");
  const files = await made.engine.client.dumpDataDir("none");
  await made.close();
  mkdirSync(cache, { recursive: true });
  const old = readdirSync(cache).filter((name) => !path.includes(name.slice(0, 16)));
  for (const name of old) rmSync(join(cache, name), { recursive: true, force: true });
  // Under its name only when it is whole: another process may be making the same.
  writeFileSync(`${path}.${process.pid}`, Buffer.from(await files.arrayBuffer()));
  renameSync(`${path}.${process.pid}`, path);
  return files;
}

/** The name of a database of the server to make others from; of several files that ask at once one makes it. */
export async function serverTemplate(admin: postgres.Sql, url: string): Promise<string> {
  const name = `isomo_template_${fingerprint()}`;
  await admin.begin(async (holder) => {
    await holder`select pg_advisory_xact_lock(${templateLock})`;
    const [found] = await holder`select from pg_database where datname = ${name}`;
    if (!found) await makeTemplate(url, name);
  });
  return name;
}

async function makeTemplate(url: string, name: string): Promise<void> {
  const { default: connect } = await import("postgres");
  const draft = `${name}_draft`;
  const maker = connect(url, { max: 1, onnotice: () => undefined });
  await maker.unsafe(`drop database if exists ${draft}`);
  await maker.unsafe(`create database ${draft}`);
  const own = new URL(url);
  own.pathname = `/${draft}`;
  const made = await openServer(own.href);
  await seedBasics(made.db);
  await made.close();
  await maker.unsafe(`alter database ${draft} rename to ${name}`);
  await maker.end();
}
