import { globSync, readFileSync } from "node:fs";
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

/** Offers of which a far cheaper one takes two administrators. */
const cheapOffers = [
  ["/api/subscription-tiers", "post"],
  ["/api/subscription-tiers/{id}", "put"],
  ["/api/subscription-tiers/bundle", "put"],
] as const;

function piecesOf(file: string, start: RegExp): string[] {
  return readFileSync(file, "utf8").split(start);
}

/** The names of the calls whose verbs ask for a proof, by the sources. */
function weightyCalls(): string[] {
  const verbs = globSync("lib/**/service.ts")
    .flatMap((file) => piecesOf(file, /^(?=export )/m))
    .filter((piece) => /\b(requireRecentProof|weigh)\(actor\)/.test(piece))
    .flatMap((piece) => /^export (?:async )?function\*? (\w+)/.exec(piece)?.[1] ?? []);
  const asks = (piece: string) => verbs.some((verb) => piece.includes(`${verb}(actor`));
  return globSync("app/api/**/route.ts")
    .flatMap((file) => {
      const source = readFileSync(file, "utf8");
      const [, shared] = /^const shapes = \{\s*name: "(\w+)"/m.exec(source) ?? [];
      const [, ...exported] = piecesOf(file, /^(?=export const )/m);
      const routes = exported.filter((piece) => source.includes("requireRecentProof(actor)") || asks(piece));
      return routes.map((piece) => /name: "(\w+)"/.exec(piece)?.[1] ?? shared ?? file);
    })
    .sort();
}

type Answer = { description?: string; content?: unknown };
type Operation = { security: unknown[]; responses: Record<string, Answer> };

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
    expect([open.security, Object.keys(open.responses)]).toEqual([
      [],
      ["200", "400", "401", "403", "413", "422", "429", "default"],
    ]);
    const own = await operationAt("/api/lesson-plans/{id}", "put");
    expect(own.responses[400]?.description).toBe("INVALID_JSON, INVALID_PLAN_ID");
    expect(own.responses[401]?.description).toBe("UNAUTHENTICATED");
    const session = await operationAt("/api/rtb/lesson-plans/{id}", "get");
    expect(session.responses[400]?.description).toBe("INVALID_RTB_PLAN_ID");
    const admin = await operationAt("/api/admin/users", "get");
    expect(admin.responses[403]?.description).toBe("FORBIDDEN");
    expect((await operationAt("/api/lesson-plans/{id}", "delete")).responses[204]).toEqual({ description: "OK" });
  });

  it("names what calls answer otherwise", async () => {
    const signIn = await operationAt("/api/auth/login", "post");
    expect(signIn.responses[401]?.description).toBe("INVALID_CREDENTIALS");
    expect(signIn.responses[403]?.description).toMatch(/NOT_VERIFIED.*ACCOUNT_LOCKED.*SECOND_FACTOR_REQUIRED/);
    const confirmed = (await operationAt("/api/payments/manual/{id}/confirm", "post")).responses;
    expect(confirmed[202]).toMatchObject({
      description: expect.stringContaining("another administrator"),
      content: confirmed[200]?.content,
    });
    expect(Object.keys((await operationAt("/api/contact", "post")).responses)).toContain("303");
    for (const [path, method] of cheapOffers)
      expect((await operationAt(path, method)).responses[409]?.description).toContain("OFFER_SECOND_NEEDED");
  });

  it("says of each act that weighs much, and of no other, that it asks for a proof", async () => {
    const calls = await listCalls();
    const asking = calls.filter(({ errors }) => errors.includes("proof_required")).map(({ name }) => name);
    expect(asking.sort()).toEqual(weightyCalls());
  });
});
