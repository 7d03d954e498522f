import { beforeAll, describe, expect, it } from "vitest";
import { aPlan, aPlanRequest, newUser, request, type ApiClient } from "../support/api-client";

const contents = {
  introduction: "introductionDuration",
  development: "developmentDuration",
  end: "conclusionDuration",
};

let owner: ApiClient;
let stranger: ApiClient;
let plan: Awaited<ReturnType<typeof aPlan>>;

beforeAll(async () => {
  [owner, stranger] = await Promise.all([newUser("owner"), newUser("stranger")]);
  plan = await aPlan(owner);
});

describe("POST /api/lesson-plans", () => {
  it("gives the finished plan to who waits for it", () => {
    expect(plan).toMatchObject({
      lessonTitle: "Adding fractions with the same denominator",
      lessonName: "Adding fractions with the same denominator",
      subject: "Mathematics",
      totalDuration: 40,
      classSize: 45,
      generation: { state: "finished", engine: expect.any(String) },
    });
    for (const name of Object.values(contents)) expect(typeof plan[name]).toBe("number");
  });

  it("answers at once without waiting, and takes lessonName for the title", async () => {
    const user = await newUser();
    const { lessonTitle: _title, ...body } = aPlanRequest({ lessonName: "Sent as lessonName" });
    const { status, json, headers } = await user.call("POST", "/api/lesson-plans", body);
    expect([status, json.lessonTitle]).toEqual([201, "Sent as lessonName"]);
    expect(headers.get("location")).toBe(`/api/lesson-plans/${String(json.id)}`);
    expect(["running", "finished"]).toContain((json.generation as Record<string, unknown>).state);
  });

  it("waits as long as Prefer says", async () => {
    const user = await newUser();
    const { json } = await user.call("POST", "/api/lesson-plans", aPlanRequest(), { prefer: "wait=60" });
    expect(json.generation).toMatchObject({ state: "finished" });
  });

  it("names the fields that are missing, in the words of the form", async () => {
    const { status, json } = await owner.call("POST", "/api/lesson-plans", { schoolName: "X", totalDuration: 0 });
    expect(status).toBe(422);
    expect(json.fields).toMatchObject({
      schoolName: "School name must be at least 2 characters",
      teacherName: "Teacher name must be at least 2 characters",
      term: "Term is required",
      date: "Date is required",
      subject: "Subject is required",
      classLevel: "Class level is required",
      unitNo: "Unit number is required",
      lessonNo: "Lesson number is required",
      totalDuration: "Duration must be a positive number",
      classSize: "Class size must be a positive number",
      location: "Location is required",
      unitTitle: "Unit title is required",
      keyUnitCompetence: "Key unit competence is required",
      lessonTitle: "Lesson title is required",
      language: "Language is required",
    });
  });

  it.each(["{", '{"a":', "", "not json"])("does not take %j for JSON", async (body) => {
    const { status, json } = await owner.call("POST", "/api/lesson-plans", body);
    expect([status, json.error]).toEqual([400, "INVALID_JSON"]);
  });

  it("refuses a body of a megabyte", async () => {
    const body = aPlanRequest({ activitiesDescription: "a".repeat(1_000_000) });
    expect((await owner.call("POST", "/api/lesson-plans", body)).status).toBe(413);
  });

  it("ends when the month's plans are used up", async () => {
    const user = await newUser();
    for (let made = 0; made < 5; made += 1) await aPlan(user);
    const { status, json } = await user.call("POST", "/api/lesson-plans", aPlanRequest());
    expect([status, json.error]).toEqual([403, "PLAN_LIMIT"]);
    expect(String(json.message)).toContain("lesson plan limit");
  });
});

describe("GET /api/lesson-plans", () => {
  it("pages, with the plan's own field names", async () => {
    const { json } = await owner.call("GET", "/api/lesson-plans?page=0&size=20");
    expect(json).toMatchObject({ currentPage: 0, totalPages: 1, totalItems: 1 });
    expect(json.lessonPlans).toMatchObject([
      {
        id: plan.id,
        lessonTitle: plan.lessonTitle,
        date: "2026-11-23",
        totalDuration: 40,
        teacherName: "Alice Mugisha",
      },
    ]);
  });

  it("searches and filters", async () => {
    const total = async (query: string) => (await owner.call("GET", `/api/lesson-plans?${query}`)).json.totalItems;
    expect(await total("search=FRACTIONS")).toBe(1);
    expect(await total("search=nothing-like-it")).toBe(0);
    expect(await total("search=%25")).toBe(0);
    expect(await total("search=%00&page=x&size=-1")).toBe(1);
    expect(await total("subject=Mathematics&classLevel=P5")).toBe(1);
    expect(await total("subject=English")).toBe(0);
  });

  it("shows nobody else's plans", async () => {
    expect((await stranger.call("GET", "/api/lesson-plans")).json.totalItems).toBe(0);
    expect((await stranger.call("GET", "/api/lesson-plans/all")).text).toBe("[]");
  });

  it("gives all of them whole under /all", async () => {
    const { text } = await owner.call("GET", "/api/lesson-plans/all");
    expect(JSON.parse(text)).toMatchObject([{ id: plan.id, unitTitle: "Fractions" }]);
  });
});

describe("one plan", () => {
  const verbs = ["GET /", "PUT /", "DELETE /", "GET /download"].map((verb) => verb.split(" /") as [string, string]);
  const path = (id: unknown, rest: string) => `/api/lesson-plans/${String(id)}${rest && `/${rest}`}`;

  it.each(verbs)("needs a token for %s %s", async (verb, rest) => {
    const { status, json } = await request(verb, path(plan.id, rest), { body: verb === "PUT" ? {} : undefined });
    expect([status, json.error]).toEqual([401, "UNAUTHENTICATED"]);
  });

  it.each(verbs)("of another user is not found for %s %s", async (verb, rest) => {
    const { status, json } = await stranger.call(verb, path(plan.id, rest), verb === "PUT" ? plan : undefined);
    expect([status, json.error]).toEqual([404, "NOT_FOUND"]);
  });

  it.each(["abc", "1.5", "-1", "0", "1e3", "99999999999", "%00", "1%20or%201"])("has no id like %s", async (id) => {
    for (const [verb, rest] of verbs) {
      const { status, json } = await request(verb, path(id, rest), { body: verb === "PUT" ? {} : undefined });
      expect([status, json.message]).toEqual([400, "Invalid lesson plan ID"]);
    }
  });

  it("is saved whole, a new version each time", async () => {
    const fetched = (await owner.call("GET", path(plan.id, ""))).json;
    const saved = await owner.call("PUT", path(plan.id, ""), { ...fetched, teacherNotes: "Went well." });
    expect(saved.status).toBe(200);
    expect(saved.json).toMatchObject({ teacherNotes: "Went well.", version: Number(fetched.version) + 1 });
    const again = (await owner.call("GET", path(plan.id, ""))).json;
    expect(again).toEqual(saved.json);
  });

  it("is not overwritten from a stale copy", async () => {
    const fetched = (await owner.call("GET", path(plan.id, ""))).json;
    await owner.call("PUT", path(plan.id, ""), { ...fetched, location: "Garden" });
    const { status, json } = await owner.call("PUT", path(plan.id, ""), { ...fetched, location: "Hall" });
    expect([status, json.error]).toEqual([409, "VERSION_CONFLICT"]);
    expect(json.current).toMatchObject({ id: plan.id, location: "Garden", version: Number(fetched.version) + 1 });
  });

  it("names the field that breaks a bound, and needs its version", async () => {
    const fetched = (await owner.call("GET", path(plan.id, ""))).json;
    const long = await owner.call("PUT", path(plan.id, ""), { ...fetched, references: "x".repeat(10_001) });
    expect([long.status, Object.keys(long.json.fields as object)]).toEqual([422, ["references"]]);
    const { version: _version, ...rest } = fetched;
    const without = await owner.call("PUT", path(plan.id, ""), rest);
    expect([without.status, Object.keys(without.json.fields as object)]).toEqual([422, ["version"]]);
    const mistyped = await owner.call("PUT", path(plan.id, ""), { ...fetched, references: 5, classSize: "many" });
    expect(Object.keys(mistyped.json.fields as object).sort()).toEqual(["classSize", "references"]);
  });

  it("keeps its id, owner and times, whatever is sent", async () => {
    const fetched = (await owner.call("GET", path(plan.id, ""))).json;
    const claims = { ...fetched, id: 1, ownerId: 1, createdAt: "2000-01-01T00:00:00Z", status: "deleted", kind: "rtb" };
    const { json } = await owner.call("PUT", path(plan.id, ""), claims);
    expect(json).toMatchObject({ id: plan.id, createdAt: fetched.createdAt });
    expect(json.ownerId).toBeUndefined();
  });

  it("goes into the bin once", async () => {
    const doomed = await aPlan(owner);
    const deleted = await owner.call("DELETE", path(doomed.id, ""));
    expect([deleted.status, deleted.text]).toEqual([204, ""]);
    for (const [verb, rest] of verbs) {
      expect((await owner.call(verb, path(doomed.id, rest), verb === "PUT" ? doomed : undefined)).status).toBe(404);
    }
    expect((await owner.call("GET", "/api/lesson-plans?status=deleted")).json.totalItems).toBe(1);
  });
});

describe("POST /api/quick-lesson-plans", () => {
  it("needs both fields", async () => {
    const { status, json } = await owner.call("POST", "/api/quick-lesson-plans", { language: "en" });
    expect([status, json.message]).toEqual([422, "Please select language and provide description"]);
    const nothing = await owner.call("POST", "/api/quick-lesson-plans", { language: "en", description: " ... - " });
    expect([nothing.status, Object.keys(nothing.json.fields as object)]).toEqual([422, ["description"]]);
    expect((await request("POST", "/api/quick-lesson-plans", { body: {} })).status).toBe(401);
  });

  it("makes a plan of a description", async () => {
    const user = await newUser();
    const body = {
      language: "en",
      description: "Mathematics P5, adding fractions with the same denominator, 40 minutes",
    };
    const { status, json } = await user.call("POST", "/api/quick-lesson-plans?wait=true", body);
    expect(status).toBe(201);
    expect(json.generation).toMatchObject({ state: "finished" });
  });
});
