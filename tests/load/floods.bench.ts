import { aRtbRequest } from "@/db/seed/makers";
import type { benchContext, Row } from "@/scripts/lib/bench.mjs";
import { post, signUp } from "../support/bench-account";

export const name = "floods";

type Account = { url: string; token: string };
type Fields = Record<string, unknown>;

const rounds = 15;
/** How much slower a teacher's download and page may be while one account does its worst. */
const target = "ratio <= 1.5";

async function call({ url, token }: Account, path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  return fetch(`${url}${path}`, { ...init, headers });
}

async function read(account: Account, path: string): Promise<Fields> {
  return (await (await call(account, path)).json()) as Fields;
}

async function save(account: Account, path: string, fields: Fields): Promise<void> {
  const { version } = await read(account, path);
  await call(account, path, { method: "PUT", body: JSON.stringify({ version, ...fields }) });
}

/** The longest session plan that can be saved. */
async function aLongPlan(account: Account): Promise<string> {
  const { id } = await post(`${account.url}/api/rtb/lesson-plans?wait=true`, aRtbRequest(), account.token);
  const path = `/api/rtb/lesson-plans/${String(id)}`;
  await save(account, path, longTexts(0));
  return path;
}

function longTexts(seed: number): Fields {
  const line = `Trainees measure, mark out and cut piece ${seed} by the drawing, then check it.\n`;
  const names = [1, 2, 3, 4, 5].flatMap((step) => [`step${step}TrainerActivity`, `step${step}LearnerActivity`]);
  return Object.fromEntries(names.map((field) => [field, line.repeat(120)]));
}

type Flood = {
  measure: string;
  connections: number;
  once: (account: Account, plan: string, turn: number) => Promise<unknown>;
};

async function taken(response: Response): Promise<void> {
  await response.arrayBuffer();
}

const floods: readonly Flood[] = [
  {
    measure: "forty downloads of long plans at a time",
    connections: 40,
    async once(account, plan, turn) {
      // What is not the same is not in the cache.
      if (turn % 8 === 0) await save(account, plan, longTexts(turn));
      await taken(await call(account, `${plan}/download?format=${turn % 2 ? "docx" : "pdf"}`));
    },
  },
  { measure: "saves in a loop", connections: 10, once: (account, plan, turn) => save(account, plan, longTexts(turn)) },
  {
    measure: "exports in a loop",
    connections: 5,
    once: async (account) => taken(await call(account, "/api/account/export")),
  },
  {
    measure: "checks of a long plan in a loop",
    connections: 10,
    async once(account, plan, turn) {
      if (turn % 5 === 0) await save(account, plan, longTexts(turn));
      await taken(await call(account, `/api/plans/${plan.split("/").at(-1) ?? ""}/inspection`));
    },
  },
  {
    measure: "lists in a loop",
    connections: 20,
    once: async (account) => taken(await call(account, "/api/rtb/lesson-plans")),
  },
];

/** Does it over and over, on all its connections, until it is told to stop. */
function begin({ connections, once }: Flood, account: Account, plan: string): () => Promise<void> {
  let turn = 0;
  let isOver = false;
  const loops = Array.from({ length: connections }, async () => {
    // Refusals come fast; whoever attacks waits a little as well, or attacks nothing but his own machine.
    while (!isOver) {
      await once(account, plan, (turn += 1)).catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  });
  return async () => {
    isOver = true;
    await Promise.all(loops);
  };
}

async function milliseconds(work: () => Promise<Response>): Promise<number> {
  const started = performance.now();
  const answer = await work();
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${answer.url}: ${answer.status}`);
  return performance.now() - started;
}

/** Medians of a page, and of a download that is drawn each time. */
async function timesOf(teacher: Account, plan: string): Promise<{ download: number; page: number }> {
  const times = { download: [] as number[], page: [] as number[] };
  const id = plan.split("/").at(-1) ?? "";
  const headers = { cookie: `next-auth.session-token=${teacher.token}` };
  for (let round = -3; round < rounds; round += 1) {
    await save(teacher, plan, { teacherNotes: `Round ${round} of ${Date.now()}` });
    const download = await milliseconds(() => call(teacher, `${plan}/download`));
    const page = await milliseconds(() => fetch(`${teacher.url}/lesson-plan/${id}`, { headers }));
    if (round < 0) continue;
    times.download.push(download);
    times.page.push(page);
  }
  const median = (list: number[]) => list.sort((one, other) => one - other)[rounds >> 1] ?? 0;
  return { download: median(times.download), page: median(times.page) };
}

/** A teacher's download and page beside each flood of one other account, against both times without it. */
export async function run(context: ReturnType<typeof benchContext>): Promise<Row[]> {
  const server = await context.startServer();
  const { url } = server;
  const [teacher, other] = [
    { url, token: await signUp(url) },
    { url, token: await signUp(url) },
  ];
  const body = { language: "en", description: "P4 Mathematics: adding fractions with the same denominator" };
  const { id } = await post(`${url}/api/quick-lesson-plans?wait=true`, body, teacher.token);
  const own = `/api/lesson-plans/${String(id)}`;
  const plan = await aLongPlan(other);
  const rows: Row[] = [];
  for (const flood of floods) {
    const quiet = await timesOf(teacher, own);
    const stop = begin(flood, other, plan);
    const loud = await timesOf(teacher, own).finally(stop);
    for (const what of ["download", "page"] as const)
      rows.push({
        ...{ measure: `${what} beside ${flood.measure}, p50`, value: loud[what], unit: "ms" },
        ...{ baseline: quiet[what], ratio: loud[what] / quiet[what], target },
      });
  }
  await server.stop();
  return rows;
}
