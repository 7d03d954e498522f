import { beforeAll, describe, expect, it } from "vitest";
import { aRtbRequest } from "@/db/seed/makers";
import { newUser, request, theAdministrator, type ApiClient } from "../support/api-client";

const path = "/api/rtb/lesson-plans";
let owner: ApiClient;
let stranger: ApiClient;
let plan: Record<string, unknown>;

beforeAll(async () => {
  [owner, stranger] = await Promise.all([newUser("trainer"), newUser("stranger")]);
  const { teacherName, classSize, learningOutcomes, ...rest } = aRtbRequest();
  const aliases = { trainerName: teacherName, numberOfTrainees: classSize, learningOutcome: learningOutcomes };
  const made = await owner.call("POST", `${path}/generate?wait=true`, { ...rest, ...aliases, format: "RTB" });
  expect(made.status).toBe(201);
  plan = made.json;
});

describe("POST /api/rtb/lesson-plans/generate", () => {
  it("writes the whole plan from the form's data", () => {
    expect(plan).toMatchObject({
      topicOfSession: "Drawing a low-fidelity wireframe",
      teacherName: "Nkurunziza Patrick",
      classSize: 28,
      learningOutcomes: "Design mock-up",
      introductionDuration: 5,
      step1Duration: 10,
      step4Duration: 10,
      step5Duration: 0,
      step5Title: "",
      conclusionDuration: 35,
      reflection: "",
      status: "draft",
    });
  });

  it("names what is missing or out of bounds", async () => {
    const body = { duration: 39, numberOfTrainees: 201, numberOfSteps: 6, language: "de" };
    const { status, json } = await owner.call("POST", `${path}/generate`, body);
    expect(status).toBe(422);
    expect(json.fields).toMatchObject({
      sector: "Sector is required",
      trade: "Trade is required",
      level: "Level is required",
      date: "Date is required",
      teacherName: "Trainer name is required",
      term: "Term is required",
      moduleTitle: "Module title is required",
      week: "Week is required",
      className: "Class name is required",
      topicOfSession: "Topic of session is required",
      learningOutcomes: "Learning outcome is required",
      range: "Range is required",
      classSize: "Number of trainees must be between 1 and 200",
      duration: "Duration must be between 40 and 480 minutes",
      numberOfSteps: "Number of steps must be between 1 and 5",
      language: "Language is required",
    });
  });

  it("takes the form's data as a form, too", async () => {
    const { teacherName, ...rest } = aRtbRequest({ topicOfSession: "From a form" });
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...rest, trainerName: teacherName, format: "RTB" }))
      form.set(name, String(value));
    const clerk = await newUser("clerk");
    const made = await clerk.call("POST", `${path}/generate?wait=true`, form);
    expect([made.status, made.json.topicOfSession, made.json.duration]).toEqual([201, "From a form", 80]);
    const encoded = new URLSearchParams({ duration: "39" });
    const refused = await clerk.call("POST", `${path}/generate`, encoded);
    expect([refused.status, refused.json.fields]).toEqual([
      422,
      expect.objectContaining({ duration: "Duration must be between 40 and 480 minutes" }),
    ]);
  });
});

describe("POST /api/rtb/lesson-plans", () => {
  it("stores a whole plan as it is sent, for a unit, and lets it be saved at once", async () => {
    const trainer = await newUser("storing");
    const sent = {
      ...aRtbRequest({ duration: 80, numberOfSteps: 2 }),
      objectives: "By the end of this session trainees will lay one course.",
      introductionTrainerActivity: "Shows the wall.",
      introductionDuration: 7,
      step1Title: "Mortar",
      step1TrainerActivity: "Mixes.\nThen pours.",
      step1Duration: 33,
      step2Title: "Bricks",
      conclusionDuration: 40,
      additionalNotes: "  kept  as typed ",
    };
    const made = await trainer.call("POST", path, sent);
    expect(made.status).toBe(201);
    expect(made.json).toMatchObject({ ...sent, status: "draft", version: 1, generation: null, step1Resources: "" });
    expect((await trainer.call("GET", "/api/subscriptions/info")).json.lessonPlansRemaining).toBe(4);
    const address = `${path}/${String(made.json.id)}`;
    const saved = await trainer.call("PUT", address, { ...made.json, step2Title: "Courses" });
    expect([saved.status, saved.json.step2Title, saved.json.introductionDuration]).toEqual([200, "Courses", 7]);
  });

  it("refuses what has not even the basics, and spends nothing", async () => {
    const trainer = await newUser("empty");
    const refused = await trainer.call("POST", path, { topicOfSession: "Bricks" });
    expect([refused.status, refused.json.message]).toEqual([422, "Sector is required"]);
    expect((await trainer.call("GET", "/api/subscriptions/info")).json.lessonPlansRemaining).toBe(5);
  });
});

describe("reading, saving and deleting", () => {
  it("lists an array of the owner's plans only", async () => {
    const own = await owner.call("GET", path);
    expect(JSON.parse(own.text)).toMatchObject([{ id: plan.id, moduleTitle: "SWDUX301 Design UI/UX" }]);
    expect((await stranger.call("GET", path)).text).toBe("[]");
  });

  it("finds plans by the trainer's name", async () => {
    const found = await owner.call("GET", `${path}/teacher/${encodeURIComponent("nkurunziza patrick")}`);
    expect(JSON.parse(found.text)).toHaveLength(1);
    expect((await owner.call("GET", `${path}/teacher/nobody`)).text).toBe("[]");
  });

  it("is not found for a stranger, and refused for an id that is none", async () => {
    for (const method of ["GET", "DELETE"])
      expect((await stranger.call(method, `${path}/${String(plan.id)}`)).status).toBe(404);
    const wrong = await owner.call("GET", `${path}/abc`);
    expect([wrong.status, wrong.json.message]).toEqual([400, "Invalid RTB lesson plan ID"]);
  });

  it("gives the plan as PDF and DOCX", async () => {
    const pdf = await owner.call("GET", `${path}/${String(plan.id)}/download?format=PDF`);
    expect([pdf.status, pdf.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    expect(new TextDecoder("latin1").decode(pdf.bytes.slice(0, 5))).toBe("%PDF-");
    expect((await owner.call("GET", `${path}/${String(plan.id)}/download?format=docx`)).status).toBe(200);
  });

  it("saves, refuses a stale version, and deletes", async () => {
    const { version } = (await owner.call("GET", `${path}/${String(plan.id)}`)).json;
    const saved = await owner.call("PUT", `${path}/${String(plan.id)}`, { ...plan, version, reflection: "Went well." });
    expect([saved.status, saved.json.reflection]).toEqual([200, "Went well."]);
    const stale = await owner.call("PUT", `${path}/${String(plan.id)}`, { ...plan, version, reflection: "Late." });
    expect([stale.status, stale.json.error]).toEqual([409, "VERSION_CONFLICT"]);
    expect((await owner.call("DELETE", `${path}/${String(plan.id)}`)).status).toBe(204);
    expect((await owner.call("GET", `${path}/${String(plan.id)}`)).status).toBe(404);
  });
});

describe("the review over REST", () => {
  const step = (client: ApiClient, name: string) => client.call("POST", `${path}/${String(plan.id)}/${name}`);
  let reviewed: ApiClient;

  beforeAll(async () => {
    reviewed = await newUser("reviewed");
    plan = (await reviewed.call("POST", path, aRtbRequest())).json;
  });

  it("goes from draft over rejected to approved, and back to draft when the plan is edited", async () => {
    const admin = await theAdministrator();
    expect((await admin.call("GET", `${path}/${String(plan.id)}`)).status).toBe(404);
    expect((await step(admin, "approve")).status).toBe(404);
    expect((await step(reviewed, "submit")).json).toMatchObject({ status: "submitted", createdBy: reviewed.email });
    expect((await step(reviewed, "submit")).json.error).toBe("ALREADY_SUBMITTED");
    expect((await step(reviewed, "approve")).status).toBe(403);
    expect((await step(await newUser("other"), "submit")).status).toBe(404);
    const blank = await step(admin, "reject?reason=%20");
    expect([blank.status, blank.json.fields]).toEqual([422, { reason: "Please give a reason for the rejection." }]);
    const rejected = await step(admin, "reject?reason=Name%20the%20tools");
    expect(rejected.json).toMatchObject({ status: "rejected", reasonForRejection: "Name the tools" });
    expect((await step(reviewed, "submit?notes=perhaps")).status).toBe(422);
    expect((await step(reviewed, "submit?notes=true")).json).toMatchObject({
      status: "submitted",
      reasonForRejection: "",
      notesSubmitted: true,
    });
    expect((await step(admin, "approve")).json.status).toBe("approved");
    const late = await step(admin, "approve");
    expect([late.status, late.json.error, late.json.current]).toEqual([
      409,
      "REVIEW_CLOSED",
      expect.objectContaining({ status: "approved" }),
    ]);
    const whole = (await reviewed.call("GET", `${path}/${String(plan.id)}`)).json;
    const saved = await reviewed.call("PUT", `${path}/${String(plan.id)}`, { ...whole, reflection: "Changed." });
    expect(saved.json.status).toBe("draft");
  });

  it.each(["submit", "approve", "reject?reason=x"])(
    "refuses %s for an id that is none, and without a token",
    async (name) => {
      const allowed = name === "submit" ? reviewed : await theAdministrator();
      const wrong = await allowed.call("POST", `${path}/abc/${name}`);
      expect([wrong.status, wrong.json.message]).toEqual([400, "Invalid RTB lesson plan ID"]);
      expect((await request("POST", `${path}/1/${name}`)).status).toBe(401);
    },
  );
});
