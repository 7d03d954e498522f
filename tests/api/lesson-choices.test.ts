import { beforeAll, describe, expect, it } from "vitest";
import { aRebRequest } from "@/db/seed/makers";
import { newUser, request, type ApiClient } from "../support/api-client";

const topic = {
  lessonTitle: "Photosynthesis of mosses",
  subject: "Science and Elementary Technology",
  classLevel: "P5",
};
const { lessonTitle: title, ...place } = topic;
let teacher: ApiClient;

beforeAll(async () => {
  teacher = await newUser("choices");
});

function lessons(query: Record<string, string>) {
  return teacher.call("GET", `/api/bank/lessons?${new URLSearchParams(query).toString()}`);
}

describe("the lessons of the bank for a topic", () => {
  it("are told with id, title and class", async () => {
    const near = await lessons({ kind: "reb", title, ...place });
    expect([near.status, near.json.sure]).toEqual([200, null]);
    expect(near.json.near).toEqual([
      expect.objectContaining({
        id: expect.any(String),
        title: expect.stringContaining("photosynthesis"),
        class: expect.stringContaining("P5"),
      }),
    ]);
    const sure = await lessons({ title: "Photosynthesis", ...place });
    expect(sure.json.sure).toMatchObject({ title: expect.stringContaining("photosynthesis") });
  });

  it("are on a sensitive topic only those that were written for it", async () => {
    const history = { subject: "History", classLevel: "S3" };
    const own = await lessons({ title: "The genocide against the Tutsi", ...history });
    expect(own.json.sure).toBeNull();
    expect(own.json.near).toEqual([
      expect.objectContaining({ title: expect.stringContaining("Genocide against the Tutsi") }),
    ]);
    const none = await lessons({ title: "Suicide of a classmate", ...history });
    expect(none.json).toEqual({ sure: null, near: [] });
  });

  it("are refused for no title or to nobody", async () => {
    expect((await lessons({ kind: "reb" })).json).toMatchObject({ fields: { title: "Lesson title is required" } });
    expect((await request("GET", "/api/bank/lessons?title=x")).status).toBe(401);
  });
});

describe("a plan of a chosen lesson", () => {
  it("is made by each call that makes plans, and keeps its id", async () => {
    const offer = await lessons({ title, ...place });
    const [{ id: lessonId } = { id: "" }] = offer.json.near as { id: string }[];
    const made = await teacher.call("POST", "/api/lesson-plans?wait=true", { ...aRebRequest(), ...topic, lessonId });
    expect([made.status, made.json.lessonId]).toEqual([201, lessonId]);
    expect(made.json.notesSummary).not.toContain("...");
    const quick = { language: "en", description: "P5 Science: photosynthesis of mosses", lessonId };
    expect((await teacher.call("POST", "/api/quick-lesson-plans?wait=true", quick)).json.lessonId).toBe(lessonId);
  });

  it("is refused with words for an id that does not fit, and asks no client", async () => {
    const far = { ...aRebRequest(), lessonId: "science-and-elementary-technology/p5/photosynthesis" };
    const refused = await teacher.call("POST", "/api/lesson-plans", far);
    expect([refused.status, refused.json.error]).toEqual([422, "LESSON_UNCLEAR"]);
    expect(refused.json.fields).toMatchObject({ lessonId: expect.stringContaining("another subject") });
    expect((await teacher.call("POST", "/api/lesson-plans", { ...aRebRequest(), ...topic })).status).toBe(201);
  });
});
