import { describe, expect, it } from "vitest";
import { request } from "../support/api-client";

type Operation = { security: unknown[]; operationId: string };

describe("what the API says of itself", () => {
  it("is an OpenAPI document whose guarded calls all need a token", async () => {
    const { status, json } = await request("GET", "/api/openapi.json");
    expect([status, json.openapi]).toEqual([200, "3.1.0"]);
    const paths = json.paths as Record<string, Record<string, Operation>>;
    const calls = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, open: operation.security.length === 0 })),
    );
    expect(calls.length).toBeGreaterThan(14);
    for (const call of calls.filter(({ open }) => !open)) {
      const body = ["post", "put"].includes(call.method) ? {} : undefined;
      const path = call.path.replace("{hash}", "0".repeat(32)).replace(/\{\w+\}/g, "1");
      expect((await request(call.method.toUpperCase(), path, { body })).status, path).toBe(401);
    }
  });

  it("has a page for people", async () => {
    const { status, text } = await request("GET", "/api/docs", { headers: { "accept-language": "fr" } });
    expect(status).toBe(200);
    expect(text).toContain('<html lang="fr"');
    expect(text).toContain("/api/lesson-plans/{id}/download");
  });

  it.each(["GET", "POST", "PUT", "PATCH", "DELETE"])("answers %s on an unknown address with JSON", async (method) => {
    const { status, json } = await request(method, "/api/nothing/here");
    expect([status, json.error]).toEqual([404, "UNKNOWN_CALL"]);
  });
});

describe("the sandbox mailbox", () => {
  it("lists mails newest first, as JSON and as a page that runs none of their markup", async () => {
    const email = `mailbox.${Date.now()}@school.test`;
    const body = { email, password: "a-good-password", fullName: "<img src=x onerror=alert(1)>", school: "GS" };
    await request("POST", "/api/auth/register", { body });
    const { text } = await request("GET", `/sandbox/mailbox.json?to=${encodeURIComponent(email)}`);
    const mails = JSON.parse(text) as Record<string, string>[];
    expect(mails).toHaveLength(1);
    expect(Object.keys(mails[0] ?? {})).toEqual(["to", "subject", "text", "html", "createdAt"]);
    expect(mails[0]?.html).not.toContain("<img");
    const page = await request("GET", `/sandbox/mailbox?to=${encodeURIComponent(email)}`);
    expect(page.text).toContain('sandbox=""');
  });
});

describe("what is for developers alone", () => {
  it("is not in a build: the gallery of parts is not found", async () => {
    expect((await request("GET", "/sandbox/gallery")).status).toBe(404);
  });
});
