import { beforeAll, describe, expect, it } from "vitest";
import { aPlan, newUser, type ApiClient } from "../support/api-client";

let owner: ApiClient;
let stranger: ApiClient;
let plan: Awaited<ReturnType<typeof aPlan>>;

beforeAll(async () => {
  [owner, stranger] = await Promise.all([newUser("owner"), newUser("stranger")]);
  plan = await aPlan(owner);
});

function at(path: string): string {
  return `/api/plans/${String(plan.id)}/${path}`;
}

describe("the check and its repairs", () => {
  it("tells what an inspector would say, and mends one finding", async () => {
    const emptied = { ...plan, assessmentMethods: "" };
    const saved = await owner.call("PUT", `/api/lesson-plans/${String(plan.id)}`, emptied);
    const { status, json } = await owner.call("GET", at("inspection"));
    expect([status, json.version]).toEqual([200, saved.json.version]);
    expect(json.findings).toContainEqual(
      expect.objectContaining({ rule: "filled", field: "assessmentMethods", repairable: true }),
    );
    const ask = { version: json.version, rule: "filled", field: "assessmentMethods" };
    const repair = await owner.call("POST", at("repairs"), ask);
    expect(repair.json).toMatchObject({ outcome: "mended", field: "assessmentMethods", previous: json.version });
    const stale = await owner.call("POST", at("repairs"), ask);
    expect([stale.status, stale.json.error]).toEqual([409, "VERSION_CONFLICT"]);
    plan = (await owner.call("GET", `/api/lesson-plans/${String(plan.id)}`)).json as typeof plan;
  });

  it("are not found by strangers, and name what is wrong in a request", async () => {
    expect((await stranger.call("GET", at("inspection"))).status).toBe(404);
    const ask = { version: 1, rule: "filled", field: "references" };
    expect((await stranger.call("POST", at("repairs"), ask)).status).toBe(404);
    expect((await owner.call("POST", at("repairs"), { rule: 1 })).status).toBe(422);
  });
});

describe("suggestions for a section", () => {
  const path = "sections/introduction/suggestions";

  it("come all at once, or as a stream", async () => {
    const ask = { version: plan.version, wish: "easier" };
    const { status, json } = await owner.call("POST", at(path), ask);
    expect([status, json.suggestions]).toEqual([200, [expect.objectContaining({ engine: "composer" })]]);
    const streamed = await owner.call("POST", at(path), ask, { accept: "text/event-stream" });
    expect(streamed.headers.get("content-type")).toContain("text/event-stream");
    expect([...streamed.text.matchAll(/^event: (\w+)$/gm)].map(([, name]) => name)).toEqual([
      "present",
      "suggestion",
      "end",
    ]);
  });

  it("are refused to strangers, for no such section, and where an instruction is missing or needs a model", async () => {
    const ask = { version: plan.version, wish: "easier" };
    expect((await stranger.call("POST", at(path), ask)).status).toBe(404);
    expect((await owner.call("POST", at("sections/none/suggestions"), ask)).status).toBe(404);
    const bare = await owner.call("POST", at(path), { ...ask, wish: "instruction" });
    expect([bare.status, Object.keys(bare.json.fields ?? {})]).toEqual([422, ["instruction"]]);
    const told = await owner.call("POST", at(path), { ...ask, wish: "instruction", instruction: "With a song" });
    expect([told.status, told.json.error]).toEqual([409, "MODEL_NEEDED"]);
  });
});
