import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aRebRequest } from "@/db/seed/makers";
import { readLiveLock } from "@/scripts/lib/data-lock.mjs";
import { startServer } from "@/scripts/lib/server.mjs";
import { startFakeModel, type FakeModel } from "@/tests/support/fake-model";
import { rebParts } from "@/tests/support/reb-parts";

type Server = Awaited<ReturnType<typeof startServer>>;
type Answer = { status: number; json: Record<string, unknown> };

const password = "a long password";
let model: FakeModel;
let directory = "";
let server: Server;
let token = "";

async function start(): Promise<void> {
  server = await startServer({ dataDir: directory, settings: { OPENAI_BASE_URL: model.url, AI_MODEL: "fake" } });
}

async function call(method: string, path: string, body?: unknown): Promise<Answer> {
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  const response = await fetch(`${server.url}${path}`, {
    method,
    headers,
    body: body ? JSON.stringify(body) : undefined,
  });
  const text = await response.text();
  return { status: response.status, json: text.startsWith("{") ? (JSON.parse(text) as Record<string, unknown>) : {} };
}

async function signUp(): Promise<void> {
  const email = "keza@example.rw";
  token = "";
  const visit = (path: string, body: unknown) =>
    fetch(`${server.url}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  await visit("/api/auth/register", { email, password, fullName: "Keza Aline", school: "GS Rugarama" });
  const mailbox = await (await fetch(`${server.url}/sandbox/mailbox.json?to=${email}`)).text();
  await visit("/api/auth/verify", { email, code: /\b\d{6}\b/.exec(mailbox)?.[0] });
  const login = (await (await visit("/api/auth/login", { email, password })).json()) as { token: string };
  token = login.token;
}

async function create(): Promise<number> {
  return Number((await call("POST", "/api/lesson-plans", aRebRequest())).json.id);
}

async function generationOf(id: number): Promise<{ state: string; done: number }> {
  const { json } = await call("GET", `/api/lesson-plans/${id}`);
  return json.generation as { state: string; done: number };
}

async function until(work: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (!(await work())) {
    if (Date.now() > deadline) throw new Error(`It did not come to pass.\n${server.log().slice(-2_000)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** The starter and the server it started, both at once and without a word. */
function killAll(): void {
  const serving = readLiveLock(directory)?.pid;
  for (const pid of [server.pid, serving]) if (pid) process.kill(pid, "SIGKILL");
}

beforeAll(async () => {
  model = await startFakeModel(rebParts);
  directory = mkdtempSync(join(tmpdir(), "isomo-faults-"));
  await start();
  await signUp();
}, 240_000);

afterAll(async () => {
  await server.stop();
  await model.close();
  rmSync(directory, { recursive: true, force: true });
}, 30_000);

describe("the served product", () => {
  it("killed during generation, saving and a download has every answered write in place", async () => {
    model.pace(0);
    const finished = await create();
    await until(async () => (await generationOf(finished)).state === "finished");
    model.pace(80);
    const written = await create();
    await until(async () => (await generationOf(written)).done >= 2);
    const { done } = await generationOf(written);
    let plan = (await call("GET", `/api/lesson-plans/${finished}`)).json;
    for (let note = 1; note <= 5; note += 1) {
      const saved = await call("PUT", `/api/lesson-plans/${finished}`, { ...plan, teacherNotes: `note ${note}` });
      expect(saved.status).toBe(200);
      plan = saved.json;
    }
    const pending = [
      call("GET", `/api/lesson-plans/${finished}/download?format=pdf`),
      call("PUT", `/api/lesson-plans/${finished}`, { ...plan, teacherNotes: "note 6" }),
    ];
    killAll();
    await Promise.allSettled(pending);
    await start();
    const after = (await call("GET", `/api/lesson-plans/${finished}`)).json;
    expect(["note 5", "note 6"]).toContain(after.teacherNotes);
    expect(Number(after.version)).toBeGreaterThanOrEqual(Number(plan.version));
    const generation = await generationOf(written);
    expect(generation.state).toBe("interrupted");
    expect(generation.done).toBeGreaterThanOrEqual(done);
  }, 240_000);

  it("told to end while it writes a plan and tells about it, ends within 10 seconds", async () => {
    model.pace(80);
    const id = await create();
    await until(async () => (await generationOf(id)).done >= 1);
    const events = await fetch(`${server.url}/api/plans/${id}/events`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const told = performance.now();
    await server.stop();
    expect(performance.now() - told).toBeLessThan(10_000);
    expect(await events.text()).toContain("interrupted");
    expect(readLiveLock(directory)).toBeNull();
    await start();
    expect((await generationOf(id)).state).toBe("interrupted");
  }, 240_000);
});
