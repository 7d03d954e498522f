import { request as send, type IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { baseUrl, newUser, request } from "../../support/api-client";

/** A request as no fetch would send it: with any path and host. */
function raw(path: string, headers: Record<string, string> = {}): Promise<IncomingMessage & { text: string }> {
  const { hostname, port } = new URL(baseUrl);
  return new Promise((done, fail) => {
    const sent = send({ hostname, port, path, headers }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
      answer.on("end", () => done(Object.assign(answer, { text })));
    });
    sent.on("error", fail).end();
  });
}

describe("an address that says no characters", () => {
  it.each(["/%ff", "/fr/%c3%28", "/lesson-plan/%80", "/sandbox/%ff", "/_next/static/%ff.js", "/a%"])(
    "%s is a page that does not exist, with every header",
    async (path) => {
      const { statusCode, headers } = await raw(path);
      // A page of the signed-in shell sends strangers to the sign-in first.
      expect([307, 400, 404]).toContain(statusCode);
      expect(headers["x-content-type-options"]).toBe("nosniff");
      if (!path.startsWith("/_next")) expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    },
  );

  it("is no call either, and says so in JSON", async () => {
    const { statusCode, text } = await raw("/api/lesson-plans/%ff");
    expect([statusCode, (JSON.parse(text) as Record<string, unknown>).error]).toEqual([400, "INVALID_PLAN_ID"]);
  });
});

describe("another site's name for this machine", () => {
  it.each(["/", "/sandbox/mailbox.json", "/api/health", "/_next/static/x.js"])("is not answered: %s", async (path) => {
    const { statusCode, text } = await raw(path, { host: "evil.example" });
    expect(statusCode).toBe(421);
    expect(text).toContain("APP_URL");
  });
});

describe("what others might keep", () => {
  it("is no page that a cookie of the framework had made", async () => {
    const plain = await raw("/about");
    const asked = await raw("/about", { cookie: "__prerender_bypass=x" });
    expect(asked.headers["content-security-policy"]).toBe(plain.headers["content-security-policy"]);
    expect(asked.headers.etag).toBe(plain.headers.etag);
    expect(asked.text).toBe(plain.text);
  });

  it.each(["/nothing", "/fr/nothing/here", "/api/nothing", "/_next/static/nothing.js", "/sandbox/nothing"])(
    "is no error: %s",
    async (path) => {
      const { statusCode, headers } = await raw(path);
      expect(statusCode).toBe(404);
      expect(headers["cache-control"]).toContain("no-store");
    },
  );
});

describe("what is the same for everybody", () => {
  it("is made once: the description of the calls", async () => {
    const { headers, json } = await request("GET", "/api/openapi.json", { headers: { "accept-language": "fr" } });
    expect(headers.get("cache-control")).toBe("public, max-age=300");
    expect(headers.get("vary")).toContain("Accept-Language");
    expect(json.openapi).toBe("3.1.0");
  });

  it.each(["en", "fr", "rw"])("is made once: the page about them, in %s", async (language) => {
    const built = await request("GET", `/api/docs/${language}`);
    expect(built.headers.get("etag")).not.toBeNull();
    const page = await request("GET", "/api/docs", { headers: { "accept-language": language } });
    expect(page.text).toContain(`<html lang="${language}"`);
    expect(page.text).toContain("/api/lesson-plans/{id}/download");
  });
});

describe("the address of a logo", () => {
  it.each(["x", "0".repeat(31), "G".repeat(32), "..%2f..%2fetc"])("that can be none is none: %s", async (hash) => {
    const { call } = await newUser();
    const { status, json } = await call("GET", `/api/rtb-header/logo/${hash}`);
    expect([status, json.error]).toEqual([404, "UNKNOWN_CALL"]);
  });

  it("is said to be the owner's", async () => {
    const { json } = await request("GET", "/api/openapi.json");
    const paths = json.paths as Record<string, Record<string, { security: unknown[] }>>;
    expect(paths["/api/rtb-header/logo/{hash}"]?.get?.security).toEqual([{ bearer: [] }]);
    expect((await request("GET", `/api/rtb-header/logo/${"0".repeat(32)}`)).status).toBe(401);
  });
});

describe("a request to change to WebSocket", () => {
  it("is a request like any other, through the front and answered", async () => {
    const upgrade = { connection: "Upgrade", upgrade: "websocket" };
    const ordinary = await raw("/dashboard", upgrade);
    expect(ordinary.statusCode).toBe(307);
    const { statusCode } = await raw("/dashboard", { ...upgrade, host: "evil.example" });
    expect(statusCode).toBe(421);
  });
});
