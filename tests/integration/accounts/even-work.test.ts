import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { drizzle as drizzleServer } from "drizzle-orm/postgres-js";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { database, useDatabase } from "@/db";
import * as schema from "@/db/schema";
import { aTeacher } from "@/db/seed/makers";
import { constantTimes } from "@/lib/accounts/constants";
import { hashPassword } from "@/lib/accounts/passwords/gateway";
import { requestPasswordReset, resetPassword } from "@/lib/accounts/recovery/service";
import { registerAccount } from "@/lib/accounts/registration/service";
import { signIn } from "@/lib/accounts/service";
import type * as threads from "@/lib/core/concurrency/worker-pool";
import { aCaller } from "@/tests/support/actors";
import { useFreshDatabase } from "@/tests/support/database";
import { codeOf } from "@/tests/support/plans";

const hashed = vi.hoisted(() => ({ times: 0 }));

vi.mock("@/lib/core/concurrency/worker-pool", async (importOriginal) => {
  const original = await importOriginal<typeof threads>();
  const openWorkerPool: typeof original.openWorkerPool = (given) => {
    const pool = original.openWorkerPool(given);
    const run = pool.run.bind(pool);
    pool.run = (...task) => {
      hashed.times += 1;
      return run(...task);
    };
    return pool;
  };
  return { openWorkerPool };
});

const opened = useFreshDatabase();
let queries: string[] = [];

beforeAll(() => {
  const { engine, ...rest } = opened.current();
  const options = { schema, logger: { logQuery: (query: string) => void queries.push(query) } };
  const db = engine.name === "pglite" ? drizzlePglite(engine.client, options) : drizzleServer(engine.client, options);
  useDatabase({ ...rest, engine, db });
});

const password = "a long password";
let people = 0;

function nobody(): string {
  people += 1;
  return `nobody-${people}@example.rw`;
}

async function known(given: Partial<typeof schema.accounts.$inferInsert> = {}): Promise<string> {
  const row = { ...aTeacher({ passwordHash: await hashPassword(password) }), ...given };
  await (await database()).insert(schema.accounts).values(row);
  return row.email;
}

/** What a door does for an address: computations of hashes, and the database's questions. */
async function workFor(email: string, door: (email: string) => Promise<unknown>) {
  hashed.times = 0;
  queries = [];
  const started = performance.now();
  const code = await codeOf(door(email));
  return { code, hashes: hashed.times, queries: [...queries], took: performance.now() - started };
}

function wrongPassword(email: string) {
  return signIn({ email, password: "not this one" }, aCaller());
}

function register(email: string) {
  return registerAccount({ email, password, fullName: "Keza", school: "GS Huye" }, "en", aCaller());
}

function reset(email: string) {
  return resetPassword({ email, resetCode: "000000", newPassword: password }, aCaller());
}

describe("a wrong password", () => {
  // The first comparison with nobody's password makes that.
  beforeEach(() => codeOf(wrongPassword(nobody())));

  it("costs two comparisons and the same questions, whether or not there is an account", async () => {
    const { took: _took, ...work } = await workFor(nobody(), wrongPassword);
    expect(work.code).toBe("invalid_credentials");
    expect(work.hashes).toBe(2);
    expect(work.queries.length).toBeGreaterThan(3);
    for (const facts of [{}, { passwordHash: null }, { lockedAt: new Date() }, { verifiedAt: null }])
      expect(await workFor(await known(facts), wrongPassword)).toMatchObject(work);
    const crowded = nobody();
    for (let time = 0; time < 3; time += 1) await register(crowded);
    expect(await workFor(crowded, wrongPassword)).toMatchObject(work);
  });

  it("is answered no sooner than a right one could be", async () => {
    for (const email of [await known(), nobody()])
      expect((await workFor(email, wrongPassword)).took).toBeGreaterThanOrEqual(constantTimes.signIn - 5);
  });
});

describe("the doors that mail something", () => {
  it("compute one hash for a known and for a new address", async () => {
    for (const email of [await known(), await known({ verifiedAt: null }), nobody()])
      expect(await workFor(email, register)).toMatchObject({ code: "none", hashes: 1 });
    for (const email of [await known(), nobody()]) {
      expect(await workFor(email, (to) => requestPasswordReset(to, aCaller()))).toMatchObject({
        code: "none",
        hashes: 0,
      });
      expect(await workFor(email, reset)).toMatchObject({ code: "invalid_code", hashes: 1 });
    }
  });
});
