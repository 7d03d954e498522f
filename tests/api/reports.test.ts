import { beforeAll, describe, expect, it } from "vitest";
import { aRebRequest } from "@/db/seed/makers";
import { newUser, request, type ApiClient } from "../support/api-client";

let teacher: ApiClient;
let id: unknown;

beforeAll(async () => {
  teacher = await newUser("reports");
  const topic = { lessonTitle: "Simple interest", subject: "Mathematics", classLevel: "P5" };
  id = (await teacher.call("POST", "/api/lesson-plans?wait=true", { ...aRebRequest(), ...topic })).json.id;
});

describe("reporting a mistake by REST", () => {
  it("keeps what is said, and lists it with its state", async () => {
    const said = { field: "notesAnswers", mistake: "answer", quote: "Simple interest", remark: "It is 600." };
    const made = await teacher.call("POST", `/api/plans/${String(id)}/reports`, said);
    expect([made.status, made.json]).toEqual([201, { id: expect.any(Number) }]);
    const listed = await teacher.call("GET", `/api/plans/${String(id)}/reports`);
    expect(listed.json).toEqual([expect.objectContaining({ ...said, id: made.json.id, state: "open", answer: "" })]);
  });

  it("refuses what is too long, of no kind, of no field, or of somebody else's plan", async () => {
    const path = `/api/plans/${String(id)}/reports`;
    const said = { field: "notesAnswers", mistake: "answer", quote: "x" };
    for (const wrong of [
      { quote: "x".repeat(601) },
      { quote: " " },
      { mistake: "rude" },
      { field: "classSize" },
      { remark: 5 },
    ])
      expect((await teacher.call("POST", path, { ...said, ...wrong })).status).toBe(422);
    const other = await newUser("reports-other");
    expect((await other.call("POST", path, said)).status).toBe(404);
    expect((await request("POST", path)).status).toBe(401);
  });

  it("gives teachers nothing that is the administrators'", async () => {
    for (const [method, path] of [
      ["GET", "/api/admin/reports"],
      ["POST", "/api/admin/reports/1/close"],
      ["POST", "/api/admin/reports/1/mark"],
      ["GET", "/api/admin/corrections"],
      ["GET", "/api/admin/corrections/export"],
      ["DELETE", "/api/admin/corrections/1"],
    ] as const)
      expect((await teacher.call(method, path)).status, path).toBe(403);
  });
});
