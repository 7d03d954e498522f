import { randomUUID } from "node:crypto";
import { NextRequest } from "next/server.js";
import middleware from "@/middleware";
import { signSessionToken } from "@/lib/web/token";
import type { Row, benchContext } from "@/scripts/lib/bench.mjs";
import { signUp } from "../support/bench-account";

export const name = "middleware";

const requests = 200;
const rounds = 50;

function tokenOf(accountId: number): Promise<string> {
  return signSessionToken({
    id: randomUUID(),
    accountId,
    role: "TEACHER",
    expiresAt: new Date(Date.now() + 3_600_000),
  });
}

type Cost = {
  p50: number;
  p99: number;
  /** Of the processor, which other work on the machine does not change. */ used: number;
};

/** Milliseconds of one request to `path`, of 50 rounds of many. */
async function cost(context: ReturnType<typeof benchContext>, path: string, cookie: () => string): Promise<Cost> {
  const before = process.cpuUsage();
  const { p50, p99 } = await context.timed(async () => {
    for (let sent = 0; sent < requests; sent += 1) {
      const answer = await middleware(new NextRequest(`http://localhost${path}`, { headers: { cookie: cookie() } }));
      if (answer.headers.has("location")) throw new Error(`${path} leads elsewhere.`);
    }
  }, rounds);
  const { user, system } = process.cpuUsage(before);
  const used = (user + system) / 1000 / (rounds + 1) / requests;
  return { p50: p50 / requests, p99: p99 / requests, used };
}

/**
 * What the middleware adds to a request: on a page that nobody has to be signed in for, on one of somebody whose session this
 * process has read before, and on one of a session that it sees for the first time; and the whole of a signed-in page.
 */
export async function run(context: ReturnType<typeof benchContext>): Promise<Row[]> {
  const known = `next-auth.session-token=${await tokenOf(1)}`;
  const fresh = await Promise.all(
    Array.from({ length: (rounds + 1) * requests }, (_, account) => tokenOf(account + 1)),
  );
  const open = await cost(context, "/auth", () => known);
  const again = await cost(context, "/dashboard", () => known);
  const first = await cost(context, "/dashboard", () => `next-auth.session-token=${fresh.pop() ?? ""}`);
  const server = await context.startServer();
  const headers = { cookie: `next-auth.session-token=${await signUp(server.url)}` };
  const page = await context.throughput(`${server.url}/dashboard`, { connections: 1, headers });
  await server.stop();
  const rows: [string, Cost][] = [
    ["no session asked for", open],
    ["a session known to the process", again],
    ["a session that is new to it", first],
  ];
  const target = "ratio <= 0.02";
  return [
    ...rows.flatMap(([measure, { p50, p99, used }]) => [
      { measure: `${measure}, p50`, value: p50, unit: "ms", baseline: page.p50, ratio: p50 / page.p50, target },
      { measure: `${measure}, p99`, value: p99, unit: "ms" },
      { measure: `${measure}, of the processor`, value: used, unit: "ms" },
    ]),
    { measure: "a signed-in page, p50", value: page.p50, unit: "ms" },
  ];
}
