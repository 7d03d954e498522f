import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ownerOf, readLiveLock } from "@/lib/core/plain/data-lock.mjs";
import { runFollowed } from "@/scripts/lib/followed.mjs";

const slow = { timeout: 40_000 };
const starters: ChildProcess[] = [];
let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "isomo-followed-"));
});
afterEach(() => {
  vi.restoreAllMocks();
  const step = readLiveLock(folder, name);
  if (step) process.kill(step.pid, "SIGKILL");
  for (const child of starters.splice(0)) child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

const library = new URL("../../../scripts/lib/followed.mjs", import.meta.url).href;
const name = "step";

/** A start script whose step runs the code. Resolves when the step has noted itself and said that it is at work. */
async function aStarter(code: string): Promise<{ kill: () => Promise<void>; step: number }> {
  const marked = `import { writeFileSync } from "node:fs"; writeFileSync(${JSON.stringify(join(folder, "at-work"))}, "{}"); ${code}`;
  const starter = `import { runFollowed } from ${JSON.stringify(library)};
    await runFollowed(["--input-type=module", "-e", process.argv[1]], { env: process.env, folder: process.argv[2], name: "${name}" });`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", starter, marked, folder]);
  starters.push(child);
  await expect.poll(() => existsSync(join(folder, "at-work")) && readLiveLock(folder, name)?.pid, slow).toBeTruthy();
  const kill = async () => {
    child.kill("SIGKILL");
    await once(child, "exit");
  };
  return { kill, step: readLiveLock(folder, name)?.pid ?? 0 };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return ownerOf(pid).startedAt !== "" && readLiveLock(folder, name) !== null;
  } catch {
    return false;
  }
}

describe("a step of a start script", () => {
  it("runs to its end, with its code and what it said", async () => {
    const code = "console.log('built'); process.exitCode = 3;";
    const done = await runFollowed(["--input-type=module", "-e", code], { env: process.env, folder, name });
    expect(done).toEqual({ code: 3, output: "built\n" });
    expect(readLiveLock(folder, name)).toBeNull();
  });

  it("ends with the script that is killed, and so does what it started itself", async () => {
    const code = `import { spawn } from "node:child_process";
      const own = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: ["ignore", "inherit", "inherit"] });
      writeFileSync(${JSON.stringify(join(folder, "own"))}, JSON.stringify({ pid: own.pid, startedAt: "" }));
      setInterval(() => {}, 1000);`;
    const { kill, step } = await aStarter(code);
    await expect.poll(() => readLiveLock(folder, "own")?.pid, slow).toBeTruthy();
    await kill();
    await expect.poll(() => isAlive(step), slow).toBe(false);
    await expect.poll(() => readLiveLock(folder, "own"), slow).toBeNull();
  });

  it("that is too busy to notice is ended by the next start, which says so", async () => {
    const { kill, step } = await aStarter("for (;;);");
    await kill();
    expect(isAlive(step)).toBe(true);
    const told: string[] = [];
    const options = { env: process.env, folder, name, say: (text: string) => void told.push(text) };
    const { code } = await runFollowed(["-e", ""], options);
    expect([code, told.length]).toEqual([0, 1]);
    expect(told[0]).toContain(String(step));
    expect(isAlive(step)).toBe(false);
  });

  it("that cannot be ended stops the start with words, and not for ever", async () => {
    const { kill, step } = await aStarter("for (;;);");
    await kill();
    const { kill: really } = process;
    vi.spyOn(process, "kill").mockImplementation((pid, signal) => {
      if (pid < 0) throw Object.assign(new Error("kill EPERM"), { code: "EPERM" });
      return really.call(process, pid, signal);
    });
    const options = { env: process.env, folder, name, say: () => undefined, patience: 1 };
    await expect(runFollowed(["-e", ""], options)).rejects.toThrow(`Process ${step} cannot be ended`);
  });

  it("of a system that tells no start times is nobody that may be killed: the number may be another's by now", async () => {
    const other = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { detached: true });
    starters.push(other);
    await once(other, "spawn");
    writeFileSync(join(folder, name), JSON.stringify({ pid: other.pid, startedAt: "" }));
    const { code } = await runFollowed(["-e", ""], { env: process.env, folder, name, say: () => undefined });
    expect([code, other.signalCode, other.exitCode]).toEqual([0, null, null]);
  });
});
