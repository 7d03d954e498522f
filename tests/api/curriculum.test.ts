import { beforeAll, describe, expect, it } from "vitest";
import { newUser, request, type ApiClient } from "../support/api-client";

let teacher: ApiClient;

beforeAll(async () => {
  teacher = await newUser("picking");
});

function ask(path: string, query: Record<string, string>) {
  return teacher.call("GET", `/api/curriculum/${path}?${new URLSearchParams(query).toString()}`);
}

describe("what can be picked", () => {
  it("is told by class and subject", async () => {
    const { status, json } = await ask("units", { classLevel: "P1", subject: "Mathematics" });
    expect([status, (json.units as unknown[]).length]).toEqual([200, 11]);
    expect((json.units as unknown[])[6]).toMatchObject({
      unitNo: "7",
      unitTitle: "Number patterns",
      lessonNo: "1 of 10",
      standing: "verified",
      source: expect.stringContaining("REB"),
    });
    expect(JSON.stringify(json).length).toBeLessThan(20_000);
  });

  it("is told by trade, and by module", async () => {
    const { json } = await ask("modules", { trade: "Land Surveying" });
    const modules = json.modules as { id: number; moduleTitle: string }[];
    expect(JSON.stringify(json).length).toBeLessThan(20_000);
    const drawing = modules.find(({ moduleTitle }) => moduleTitle.startsWith("LSVBA302"));
    const detail = await ask(`modules/${drawing?.id ?? ""}`, {});
    expect([detail.status, detail.json.moduleTitle]).toEqual([200, drawing?.moduleTitle]);
    expect(detail.json.outcomes).toHaveLength(3);
  });

  it("is refused for nothing, for what is none, and to nobody", async () => {
    expect((await ask("units", { classLevel: "P1" })).json).toMatchObject({ fields: { subject: expect.any(String) } });
    expect((await ask("modules", {})).status).toBe(422);
    expect((await ask("modules/0", {})).status).toBe(422);
    expect((await ask("modules/999999", {})).status).toBe(404);
    expect((await request("GET", "/api/curriculum/units?classLevel=P1&subject=x")).status).toBe(401);
    expect((await request("GET", "/api/curriculum/modules?trade=x")).status).toBe(401);
  });
});
