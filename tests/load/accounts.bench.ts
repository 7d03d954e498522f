import { randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { openServer } from "@/db";
import { accounts, registrations } from "@/db/schema";
import { seedBasics } from "@/db/seed/basics";
import { aTeacher } from "@/db/seed/makers";
import { hashPassword } from "@/lib/accounts/passwords/gateway";
import type { benchContext } from "@/scripts/lib/bench.mjs";
import { startPostgres } from "@/scripts/lib/test-postgres.mjs";

export const name = "accounts";

type Context = ReturnType<typeof benchContext>;
type Row = { measure: string; value: number; unit: string; baseline?: number; ratio?: number; target?: string };
type Door = { path: (email: string) => string; body?: (email: string) => unknown; waiting?: true };

const password = "bench password";
const pairs = 20;

const doors: Record<string, Door> = {
  login: { path: () => "login", body: (email) => ({ email, password: "not this one" }) },
  "forgot-password": { path: (email) => `forgot-password?email=${encodeURIComponent(email)}` },
  "reset-password": {
    path: () => "reset-password",
    body: (email) => ({ email, resetCode: "000000", newPassword: password }),
  },
  register: { path: () => "register", body: (email) => ({ email, password, fullName: "Bench", school: "GS" }) },
  "regenerate-otp": {
    path: () => "regenerate-otp",
    body: (email) => ({ email, type: "VERIFICATION" }),
    waiting: true,
  },
  verify: { path: () => "verify", body: (email) => ({ email, code: "000000" }), waiting: true },
};

let callers = 0;

/** Every request comes from an address of its own, so that no limit answers in a door's place. */
async function post(url: string, body: unknown): Promise<{ status: number; took: number }> {
  callers += 1;
  const address = `10.${callers >> 16}.${(callers >> 8) % 256}.${callers % 256}`;
  const headers = { "content-type": "application/json", "x-forwarded-for": address };
  const started = performance.now();
  const answer = await fetch(url, { method: "POST", headers, body: body === undefined ? null : JSON.stringify(body) });
  await answer.arrayBuffer();
  if (answer.status >= 500 || answer.status === 429) throw new Error(`${url}: ${answer.status}`);
  return { status: answer.status, took: performance.now() - started };
}

function median(values: number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

/** Known and unknown addresses in turn, now one first and now the other. */
async function compare(url: string, given: { measure: string; door: Door; known: string[] }): Promise<Row> {
  const times = { known: [] as number[], unknown: [] as number[] };
  const ask = async (kind: keyof typeof times, email: string) => {
    const { took } = await post(`${url}/api/auth/${given.door.path(email)}`, given.door.body?.(email));
    times[kind].push(took);
  };
  for (const [at, email] of given.known.entries()) {
    const nobody = `nobody-${randomBytes(6).toString("hex")}@example.rw`;
    if (at % 2) await ask("known", email);
    await ask("unknown", nobody);
    if (at % 2 === 0) await ask("known", email);
  }
  const [value, baseline] = [median(times.known), median(times.unknown)];
  const measure = `${given.measure}, known against unknown, p50`;
  return { measure, value, unit: "ms", baseline, ratio: value / baseline, target: "ratio 0.9 to 1.1" };
}

/** Times of a page, asked again and again while the other work goes on. */
async function pageTimes(page: string, meanwhile: Promise<unknown>): Promise<number[]> {
  const state = { over: false };
  const end = meanwhile.finally(() => (state.over = true));
  const times: number[] = [];
  while (!state.over) {
    const started = performance.now();
    await (await fetch(page)).arrayBuffer();
    times.push(performance.now() - started);
    await wait(5);
  }
  await end;
  return times;
}

/** Eight rounds, each beside a time without sign-ins just before it: the machine is not equally quiet all the time. */
async function twentyAtOnce(url: string, emails: string[]): Promise<Row[]> {
  const page = `${url}/auth?mode=register`;
  await pageTimes(page, wait(2_000));
  const lasted: number[] = [];
  const signIns = async () => {
    const answers = await Promise.all(emails.map((email) => post(`${url}/api/auth/login`, { email, password })));
    if (answers.some(({ status }) => status !== 200)) throw new Error("A sign-in was refused.");
    lasted.push(...answers.map(({ took }) => took));
  };
  const times = { alone: [] as number[], busy: [] as number[] };
  for (let round = 0; round < 8; round += 1) {
    times.alone.push(...(await pageTimes(page, wait(600))));
    times.busy.push(...(await pageTimes(page, signIns())));
  }
  const [alone, busy] = [median(times.alone), median(times.busy)];
  return [
    { measure: "20 sign-ins at once, the last answer", value: Math.max(...lasted), unit: "ms", target: "< 3000" },
    { measure: "20 sign-ins at once, p50", value: median(lasted), unit: "ms" },
    {
      measure: "a page meanwhile, p50",
      value: busy,
      unit: "ms",
      baseline: alone,
      ratio: busy / alone,
      target: "ratio <= 1.5",
    },
  ];
}

/** What an answer's time tells of an address, and what many sign-ins at once cost, on a server engine. */
export async function run(context: Context): Promise<Row[]> {
  const { url: databaseUrl, stop } = await startPostgres();
  try {
    const opened = await openServer(databaseUrl);
    await seedBasics(opened.db);
    const passwordHash = await hashPassword(password);
    const made = Array.from({ length: pairs }, () => aTeacher({ passwordHash }));
    const waiting = Array.from({ length: pairs }, () => aTeacher({ passwordHash }));
    await opened.db.insert(accounts).values(made);
    await opened.db.insert(registrations).values(waiting.map((row) => ({ ...row, userAgent: "bench" })));
    await opened.close();
    const settings = { DATABASE_URL: databaseUrl, TRUSTED_PROXIES: "127.0.0.1,::1" };
    const server = await context.startServer({ settings });
    const rows: Row[] = [];
    // The first round warms up.
    await compare(server.url, {
      measure: "",
      door: { path: () => "verify", body: doors.verify?.body },
      known: ["a@b.rw"],
    });
    for (const [measure, door] of Object.entries(doors)) {
      const known = (door.waiting ? waiting : made).map(({ email }) => email);
      rows.push(await compare(server.url, { measure, door, known }));
    }
    rows.push(
      ...(await twentyAtOnce(
        server.url,
        made.map(({ email }) => email),
      )),
    );
    await server.stop();
    return rows;
  } finally {
    await stop();
  }
}
