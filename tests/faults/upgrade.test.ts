import { readFileSync } from "node:fs";
import { join } from "node:path";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openServer } from "@/db";
import { startPostgres } from "@/scripts/lib/test-postgres.mjs";

// A deployment: several processes of the new version begin on the database that the old one left.
let server: Awaited<ReturnType<typeof startPostgres>>;

beforeAll(async () => {
  server = await startPostgres();
}, 120_000);

afterAll(() => server.stop(), 60_000);

describe("a server's database", () => {
  it("is brought up to date by one of many processes that begin at once", async () => {
    const opened = await Promise.all(Array.from({ length: 5 }, () => openServer(server.url)));
    const journal = readFileSync(join(process.cwd(), "db", "migrations", "meta", "_journal.json"), "utf8");
    const { entries } = JSON.parse(journal) as { entries: unknown[] };
    const client = postgres(server.url, { max: 1 });
    const [row] = await client<{ count: number }[]>`select count(*)::int from drizzle.__drizzle_migrations`;
    expect(row?.count).toBe(entries.length);
    const held = await client`select 1 from pg_locks where locktype = 'advisory'`;
    expect(held).toHaveLength(0);
    await Promise.all([client.end(), ...opened.map(({ close }) => close())]);
  });
});
