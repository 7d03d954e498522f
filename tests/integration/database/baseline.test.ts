import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { OpenDatabase } from "@/db";
import { DatabaseRefused } from "@/db/baseline";
import { endUnstarted } from "@/lib/jobs/service";
import { catalogueOf } from "@/tests/support/database-catalogue";
import { emptyDatabase, type EmptyDatabase } from "@/tests/support/empty-database";

type Migration = { name: string; time: number; statements: string };

/** The migrations of before the baseline, as they were. */
const chain = readFileSync("tests/fixtures/migrations-before-baseline.sql", "utf8")
  .split(/^-- migration /m)
  .slice(1)
  .map((text): Migration => {
    const [head = "", ...lines] = text.split("\n");
    const [name = "", time] = head.split(" ");
    return { name, time: Number(time), statements: lines.join("\n") };
  });
const journal = JSON.parse(readFileSync("db/migrations/meta/_journal.json", "utf8")) as { entries: { when: number }[] };

const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function made(): Promise<EmptyDatabase> {
  const database = await emptyDatabase();
  cleanups.push(database.close);
  return database;
}

async function opened(database: EmptyDatabase): Promise<OpenDatabase> {
  const one = await database.open();
  cleanups.push(one.close);
  return one;
}

/** Runs the first `count` migrations of the old chain and notes them down, as the start of that time did. */
async function runChain({ run }: EmptyDatabase, count: number): Promise<void> {
  await run("create extension pg_trgm; create extension btree_gin;");
  await run(`create schema drizzle;
    create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);`);
  for (const { name, time, statements } of chain.slice(0, count)) {
    await run(statements);
    await run(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('${name}', ${time})`);
  }
}

const life = `
  insert into accounts (email, full_name, school, consent_version, consent_at) values ('a@b.rw', 'A', 'B', '1', now());
  insert into plans (kind, owner_id, title, subject, class_level, lesson_no, lesson_date, duration_minutes, teacher_name,
    language, search_text, content)
  select 'reb', id, 'Fractions', 'Mathematics', 'P4', '1', '', 40, 'A', 'en', 'fractions', '{"a": 1}' from accounts;
  insert into audit_log (actor_id, act, subject_type, details)
  select id, act, 'account', '{}' from accounts, unnest(array['locked', 'opened']) act;`;

const tables = ["accounts", "plans", "audit_log", "audit_chain", "tallies"];

async function rowsOf(ask: (statement: string) => Promise<unknown[]>): Promise<Record<string, unknown[]>> {
  const rows: [string, unknown[]][] = [];
  for (const table of tables)
    rows.push([table, await ask(`select to_jsonb(row) as row from ${table} row order by to_jsonb(row)::text`)]);
  return Object.fromEntries(rows);
}

async function askOf({ db }: OpenDatabase, statement: string): Promise<unknown[]> {
  return db.select({ row: sql`row` }).from(sql.raw(`(${statement}) as found`));
}

describe("a database of before the baseline", () => {
  it("that had the whole chain is taken as it is, with its data, and is like a new one", async () => {
    const old = await made();
    await runChain(old, chain.length);
    await old.run(life);
    const before = await rowsOf(old.run);
    const upgraded = await opened(old);
    const fresh = await opened(await made());
    const [theirs, ours] = [await catalogueOf(upgraded.db), await catalogueOf(fresh.db)];
    // The rows of an old database were not held to this rule when it came.
    const rule = "ledger_entries.ledger_manual_reference";
    expect(theirs.constraints[rule]).toBe(`${ours.constraints[rule]?.replace("c t", "c f")} NOT VALID`);
    expect({ ...theirs, constraints: { ...theirs.constraints, [rule]: ours.constraints[rule] } }).toEqual(ours);
    // Columns that came since the baseline stand beside what was there.
    expect(await rowsOf((statement) => askOf(upgraded, statement))).toMatchObject(before);
    const done = await askOf(upgraded, "select to_jsonb(created_at) as row from drizzle.__drizzle_migrations");
    // After the chain only what came after the baseline.
    expect(done).toHaveLength(chain.length + journal.entries.length - 1);
    expect(before.plans).toHaveLength(1);
    expect(before.audit_log).toHaveLength(2);
  });

  it("that lacks some of the chain is refused, and nothing in it is changed", async () => {
    const old = await made();
    await runChain(old, chain.length - 1);
    const question = "select to_jsonb(row) as row from drizzle.__drizzle_migrations row order by id";
    const before = await old.run(question);
    await expect(old.open()).rejects.toThrow(
      `This database has only the first ${chain.length - 1} of the migrations from before the baseline. Nothing in it was changed.`,
    );
    expect(await old.run(question)).toEqual(before);
    expect(before).toHaveLength(chain.length - 1);
  });

  it("is refused in words that who starts the product gets to read", () => {
    const said = vi.spyOn(console, "error").mockReturnValue();
    const exit = vi.spyOn(process, "exit").mockImplementation(() => {
      throw new Error("ended");
    });
    expect(() => endUnstarted(new DatabaseRefused("This database is too old."))).toThrow("ended");
    expect(said.mock.calls.flat().join()).toContain("This database is too old.");
    expect(() => endUnstarted(new Error("A secret."))).toThrow("ended");
    expect(said.mock.calls.flat().join()).not.toContain("secret");
    for (const spy of [said, exit]) spy.mockRestore();
  });

  it("is known by the time of its last migration, which the baseline bears too", () => {
    expect(chain).toHaveLength(38);
    expect(journal.entries[0]?.when).toBe(chain.at(-1)?.time);
  });
});

describe("a new database", () => {
  it("starts with the rows that the triggers need", async () => {
    const old = await made();
    await runChain(old, chain.length);
    const [upgraded, fresh] = [await opened(old), await opened(await made())];
    const told = await rowsOf((statement) => askOf(fresh, statement));
    expect(told).toEqual(await rowsOf((statement) => askOf(upgraded, statement)));
    expect(told.audit_chain).toHaveLength(1);
  });
});
