import { describe, expect, it } from "vitest";
import { aPlan, newUser, request, type Answer, type ApiClient } from "../../support/api-client";

function cookieOf({ token }: ApiClient) {
  return { cookie: `next-auth.session-token=${token}` };
}

/** Many connections that ask over and over until they are told to stop, and what they were answered. */
function aFlood(ask: (turn: number) => Promise<Answer>, connections = 40) {
  const answers: Answer[] = [];
  let turn = 0;
  let isOver = false;
  const loops = Array.from({ length: connections }, async () => {
    while (!isOver) answers.push(await ask((turn += 1)));
  });
  const refusals = () => answers.filter(({ status }) => status === 429);
  const stop = () => {
    isOver = true;
    return Promise.all(loops);
  };
  return { answers, refusals, stop };
}

const pages = ["/dashboard", "/lesson-plans", "/subscription", "/recent-activity", "/profile"];

describe("forty connections of one account", () => {
  it("are refused in the ordinary shape and language, while another account gets all that it asks for", async () => {
    const [attacker, teacher] = await Promise.all([newUser("flood"), newUser("teacher")]);
    const { id } = await aPlan(teacher);
    const flood = aFlood((turn) =>
      request("GET", turn % 2 ? (pages[turn % pages.length] ?? "") : "/api/rtb/lesson-plans", {
        headers: { ...cookieOf(attacker), "accept-language": "fr" },
      }),
    );
    await expect.poll(() => flood.refusals().length, { timeout: 200_000 }).toBeGreaterThan(5);
    const seen = flood.refusals().length;
    for (const path of [`/api/lesson-plans/${id}`, `/api/lesson-plans/${id}/download`, "/api/subscriptions/info"])
      expect((await teacher.call("GET", path)).status).toBe(200);
    const opened = await Promise.all(pages.map((path) => request("GET", path, { headers: cookieOf(teacher) })));
    expect(opened.map(({ status }) => status)).toEqual(pages.map(() => 200));
    await expect.poll(() => flood.refusals().length, { timeout: 200_000 }).toBeGreaterThan(seen);
    await flood.stop();
    for (const { headers } of flood.refusals()) expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    const call = flood.refusals().find(({ json }) => json.error);
    expect(call?.json).toEqual({ message: expect.stringContaining("Réessayez") as string, error: "TOO_MANY_REQUESTS" });
    // Nobody is shut out: what is over is over.
    const after = () => request("GET", "/api/rtb/lesson-plans", { headers: cookieOf(attacker) });
    await expect.poll(async () => (await after()).status).toBe(200);
  });

  it("are one account's, however many sessions they come from", async () => {
    const attacker = await newUser("sessions");
    const tokens = await Promise.all(
      Array.from({ length: 5 }, async () => (await request("POST", "/api/auth/login", { body: attacker })).json.token),
    );
    const flood = aFlood((turn) =>
      request("GET", pages[turn % pages.length] ?? "", {
        headers: { cookie: `next-auth.session-token=${String(tokens[turn % tokens.length])}` },
      }),
    );
    // Five sessions in lines of their own would be eight in each, which none refuses.
    await expect.poll(() => flood.refusals().length, { timeout: 200_000 }).toBeGreaterThan(20);
    await flood.stop();
  });
});

describe("people at work", () => {
  it("download thirty plans at once", async () => {
    const teacher = await newUser("downloads");
    const { id } = await aPlan(teacher);
    const asked = Array.from({ length: 30 }, (_none, at) =>
      teacher.call("GET", `/api/lesson-plans/${id}/download?format=${at % 2 ? "pdf" : "docx"}`),
    );
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses).toEqual(statuses.map(() => 200));
  });

  it("have twenty-five plans written at once, as far as their quota goes", async () => {
    const teacher = await newUser("writer");
    const asked = Array.from({ length: 25 }, (_none, at) =>
      aPlan(teacher, { lessonNo: String(at + 1) }).then(
        () => "written",
        (error: Error) => /"error":"([A-Z_]+)"/.exec(error.message)?.[1],
      ),
    );
    const answers = await Promise.all(asked);
    expect(answers.filter((answer) => answer === "written")).toHaveLength(5);
    expect(answers.filter((answer) => answer === "PLAN_LIMIT")).toHaveLength(20);
  });

  it("type fast, with every stretch saved and the score read beside it", async () => {
    const teacher = await newUser("typist");
    const plan = await aPlan(teacher);
    const path = `/api/lesson-plans/${plan.id}`;
    let version = Number((await teacher.call("GET", path)).json.version);
    for (let stretch = 0; stretch < 30; stretch += 1) {
      const [saved, score] = await Promise.all([
        teacher.call("PUT", path, { version, teacherNotes: `stretch ${stretch}` }),
        teacher.call("GET", `/api/plans/${plan.id}/inspection`),
      ]);
      expect([saved.status, score.status]).toEqual([200, 200]);
      version = Number(saved.json.version);
    }
  });

  it("of one school sign in behind one address and open their pages together", async () => {
    const school = { "x-forwarded-for": "198.51.100.77" };
    const people = await Promise.all(Array.from({ length: 12 }, () => newUser("school")));
    const statuses = await Promise.all(
      people.map(async (person) => {
        const { json } = await request("POST", "/api/auth/login", { body: person, headers: school });
        const headers = { ...school, cookie: `next-auth.session-token=${String(json.token)}` };
        const opened = await Promise.all(pages.map((path) => request("GET", path, { headers })));
        return opened.map(({ status }) => status);
      }),
    );
    expect(statuses.flat().filter((status) => status !== 200)).toEqual([]);
  });
});
