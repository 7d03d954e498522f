import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { database, openEmbedded, useDatabase } from "@/db";
import { findFactors } from "@/lib/accounts/factors/queries";
import type { Actor } from "@/lib/core/actor";
import { blankSettings } from "@/scripts/lib/server.mjs";
import { anActor } from "../support/actors";
import { aDataDirectory } from "../support/data-directory";
import { withTotp } from "../support/factors";

// The command on the server, for the only administrator who has lost every factor.
const secret = "signs-nothing-outside-of-the-tests-0123456789";
let dataDir = "";
let admin: Actor;
let teacher: Actor;

async function inDatabase<Result>(work: () => Promise<Result>): Promise<Result> {
  const opened = await openEmbedded(join(dataDir, "postgres"));
  useDatabase(opened);
  try {
    return await work();
  } finally {
    useDatabase(undefined);
    await opened.close();
  }
}

beforeAll(async () => {
  vi.stubEnv("AUTH_SECRET", secret);
  dataDir = await aDataDirectory();
  await inDatabase(async () => {
    ({ actor: admin } = await withTotp({ role: "ADMIN" }));
    teacher = await anActor();
  });
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

function run(address: string, typed: string) {
  const env = { ...process.env, ...blankSettings(), DATA_DIR: dataDir, AUTH_SECRET: secret };
  const args = ["scripts/admin-reset-factors.ts", ...(address ? [address] : [])];
  const { status, stdout, stderr } = spawnSync("tsx", args, { env, input: `${typed}\n`, encoding: "utf8" });
  return [status, stdout + stderr];
}

function hasTotp(): Promise<boolean> {
  return inDatabase(async () => {
    return (await findFactors(await database(), admin.accountId)).totp;
  });
}

describe("npm run admin:reset-factors", () => {
  it("changes nothing without an administrator's address, typed twice", async () => {
    expect(run("", "")).toEqual([1, expect.stringContaining("Name the administrator")]);
    expect(run(teacher.email, teacher.email)).toEqual([1, expect.stringContaining("is no administrator here")]);
    expect(run(admin.email, "yes")).toEqual([1, expect.stringContaining("nothing was changed")]);
    expect(run(admin.email, "")).toEqual([1, expect.stringContaining("nothing was changed")]);
    expect(await hasTotp()).toBe(true);
  });

  it("takes the administrator's factors away once", async () => {
    const upper = ` ${admin.email.toUpperCase()} `;
    expect(run(upper, admin.email)).toEqual([
      0,
      expect.stringContaining(`The second factor of ${admin.email} is removed.`),
    ]);
    expect(await hasTotp()).toBe(false);
    expect(run(admin.email, admin.email)).toEqual([1, expect.stringContaining("has no second factor")]);
  });
});
