import { describe, expect, it } from "vitest";
import { newUser, request } from "../support/api-client";

describe("/api/header", () => {
  it.each([
    ["GET", "get"],
    ["POST", "save"],
    ["DELETE", "delete"],
  ])("needs a token for %s %s", async (method, name) => {
    const body = method === "POST" ? {} : undefined;
    expect((await request(method, `/api/header/${name}`, { body })).status).toBe(401);
  });

  it("starts empty, keeps what is saved, and forgets it", async () => {
    const { call } = await newUser();
    expect((await call("GET", "/api/header/get")).json).toMatchObject({ success: true, data: null });
    const saved = await call("POST", "/api/header/save", { schoolName: "GS Kacyiru", duration: "50", classSize: "x" });
    expect(saved.json).toMatchObject({ success: true, message: "Header settings saved successfully!" });
    expect((await call("GET", "/api/header/get")).json.data).toEqual({
      schoolName: "GS Kacyiru",
      teacherName: "",
      subject: "",
      classLevel: "",
      term: "",
      duration: 50,
      classSize: 0,
      location: "Classroom",
      specialNeeds: "",
      language: "en",
    });
    const deleted = await call("DELETE", "/api/header/delete");
    expect(deleted.json).toMatchObject({ success: true, message: "Header settings deleted successfully!" });
    expect((await call("GET", "/api/header/get")).json.data).toBeNull();
  });

  it("holds texts with NUL and lone surrogates, and bounds them", async () => {
    const { call } = await newUser();
    const odd = await call("POST", "/api/header/save", { schoolName: "a\u0000b\ud83d" });
    expect(odd.json.data).toMatchObject({ schoolName: "ab\ufffd" });
    const long = await call("POST", "/api/header/save", { schoolName: "x".repeat(301) });
    expect([long.status, long.json.fields]).toEqual([422, { schoolName: "This text is too long." }]);
  });

  it("is each user's own", async () => {
    const [one, other] = await Promise.all([newUser(), newUser()]);
    await one.call("POST", "/api/header/save", { schoolName: "Mine" });
    expect((await other.call("GET", "/api/header/get")).json.data).toBeNull();
  });
});
