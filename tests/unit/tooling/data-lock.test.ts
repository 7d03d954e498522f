import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { acquireLock, readLiveLock, releaseLock } from "@/lib/core/plain/data-lock.mjs";

let dir = "";
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "isomo-lock-"));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const library = new URL("../../../lib/core/plain/data-lock.mjs", import.meta.url).href;

/** Another process that takes the lock and stays until it is killed. */
async function aHolder() {
  const code = `import { acquireLock } from ${JSON.stringify(library)}; acquireLock(process.argv[1]); console.log("held"); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", code, dir]);
  await once(child.stdout, "data");
  return child;
}

describe("the lock of a data directory", () => {
  it("is free where nobody took it", () => {
    expect(readLiveLock(dir)).toBeNull();
    expect(readLiveLock(join(dir, "nowhere"))).toBeNull();
  });

  it("names its owner and is given back", () => {
    acquireLock(dir);
    acquireLock(dir);
    expect(readLiveLock(dir)?.pid).toBe(process.pid);
    expect(readdirSync(dir)).toEqual(["lock"]);
    releaseLock(dir);
    expect(readLiveLock(dir)).toBeNull();
  });

  it("refuses a second process while the first lives, and lets it in after a kill", async () => {
    const holder = await aHolder();
    expect(readLiveLock(dir)?.pid).toBe(holder.pid);
    expect(() => acquireLock(dir)).toThrow(expect.objectContaining({ code: "DATA_LOCKED", pid: holder.pid }));
    holder.kill("SIGKILL");
    await once(holder, "exit");
    expect(readLiveLock(dir)).toBeNull();
    acquireLock(dir);
    expect(readLiveLock(dir)?.pid).toBe(process.pid);
  });

  it("does not take a reused pid or a broken file for an owner", () => {
    writeFileSync(join(dir, "lock"), JSON.stringify({ pid: process.pid, startedAt: "1" }));
    expect(readLiveLock(dir)).toBeNull();
    writeFileSync(join(dir, "lock"), '{"pid":');
    acquireLock(dir);
    expect(JSON.parse(readFileSync(join(dir, "lock"), "utf8"))).toMatchObject({ pid: process.pid });
  });

  it("leaves another process's lock alone", async () => {
    const holder = await aHolder();
    releaseLock(dir);
    expect(readLiveLock(dir)?.pid).toBe(holder.pid);
    holder.kill("SIGKILL");
  });
});
