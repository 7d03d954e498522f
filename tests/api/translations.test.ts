import { describe, expect, it } from "vitest";
import { aPlan, newUser } from "../support/api-client";

describe("translations over the API", () => {
  it("are refused where no model is set up, and show nobody else's plan", async () => {
    const [owner, stranger] = [await newUser(), await newUser()];
    const { id } = await aPlan(owner);
    const path = `/api/plans/${id}`;
    const body = { language: "fr" };
    expect(await owner.call("POST", `${path}/translations`, body)).toMatchObject({
      status: 409,
      json: { error: "NO_MODEL" },
    });
    expect((await owner.call("POST", `${path}/translations`, { language: "de" })).status).toBe(422);
    expect((await owner.call("GET", `${path}/translation`)).status).toBe(404);
    expect((await stranger.call("POST", `${path}/translations`, body)).status).toBe(404);
    expect((await stranger.call("GET", `${path}/translation`)).status).toBe(404);
    expect((await stranger.call("POST", `${path}/translation`)).status).toBe(404);
  });
});
