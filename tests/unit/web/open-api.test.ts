import { globSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { listCalls } from "@/app/api/_openapi/calls";
import { openApiText } from "@/app/api/_openapi/document";
import { apiRoutes } from "@/app/api/_openapi/routes";
import { loginInput } from "@/lib/accounts/schema";
import api from "@/messages/en/api.json";

/** Doors for browsers, for programs of others and for the server itself. */
const undescribed = [
  "/api/[...path]",
  "/api/auth/[...nextauth]",
  "/api/docs",
  "/api/health",
  "/api/openapi.json",
  "/api/plans/[id]/events",
  "/api/policy-reports",
];

type Operation = { security: unknown[]; responses: Record<string, { description?: string }> };

async function operationAt(path: string, method: string): Promise<Operation> {
  const { paths } = JSON.parse(await openApiText("en")) as { paths: Record<string, Record<string, Operation>> };
  const operation = paths[path]?.[method];
  if (!operation) throw new Error(`${method} ${path} is not described`);
  return operation;
}

describe("the description of the REST API", () => {
  it("is written once for each language", async () => {
    const [english, french] = [openApiText("en"), openApiText("fr")];
    await Promise.all([english, french]);
    // The very same work, and not an equal text.
    expect(openApiText("en")).toBe(english);
    expect(openApiText("fr")).toBe(french);
    expect(openApiText("fr")).not.toBe(english);
  });

  it("tells of every route that there is, but for those with a reason", () => {
    const files = globSync("app/api/**/route.ts").map((file) => `/${file.slice("app/".length, -"/route.ts".length)}`);
    const described = Object.keys(apiRoutes).map((path) => path.replaceAll("{", "[").replaceAll("}", "]"));
    expect(files.sort()).toEqual([...described, ...undescribed].sort());
  });

  it("has each call once, and words for each", async () => {
    const names = (await listCalls()).map(({ name }) => name);
    expect([...names].sort()).toEqual(Object.keys(api.calls).sort());
  });

  it("is made of the very schemas that the routes parse with", async () => {
    const login = (await listCalls()).find(({ name }) => name === "login");
    expect(login?.body).toBe(loginInput);
  });

  it("names what the guards of a route refuse", async () => {
    const open = await operationAt("/api/auth/login", "post");
    expect([open.security, Object.keys(open.responses)]).toEqual([[], ["200", "400", "413", "422", "429", "default"]]);
    const own = await operationAt("/api/lesson-plans/{id}", "put");
    expect(own.responses[400]?.description).toBe("INVALID_JSON, INVALID_PLAN_ID");
    expect(own.responses[401]?.description).toBe("UNAUTHENTICATED");
    const session = await operationAt("/api/rtb/lesson-plans/{id}", "get");
    expect(session.responses[400]?.description).toBe("INVALID_RTB_PLAN_ID");
    const admin = await operationAt("/api/admin/users", "get");
    expect(admin.responses[403]?.description).toBe("FORBIDDEN");
    expect((await operationAt("/api/lesson-plans/{id}", "delete")).responses[204]).toEqual({ description: "OK" });
  });
});
