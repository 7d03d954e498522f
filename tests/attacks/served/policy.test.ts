import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { request } from "../../support/api-client";

function directive(policy: string, name: string): string {
  return (
    policy
      .split(";")
      .find((part) => part.startsWith(`${name} `))
      ?.slice(name.length + 1) ?? ""
  );
}

describe("the policy of a page", () => {
  it.each(["/", "/fr/about", "/auth?mode=verify-email", "/nothing", "/api/docs", "/api/docs/en", "/sandbox/mailbox"])(
    "of %s lets no style element stand that it does not name",
    async (path) => {
      const { headers, text } = await request("GET", path);
      const policy = headers.get("content-security-policy") ?? "";
      const styles = directive(policy, "style-src");
      expect(styles).toMatch(/^'self'/);
      expect(styles).not.toContain("unsafe-inline");
      for (const [, style = ""] of text.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g))
        expect(styles).toContain(createHash("sha256").update(style).digest("base64"));
      expect(directive(policy, "report-uri")).toBe("/api/policy-reports");
      expect(headers.get("reporting-endpoints")).toBe('policy="/api/policy-reports"');
    },
  );
});

describe("what browsers report of it", () => {
  const report = (body: unknown, from = "203.0.113.40") =>
    request("POST", "/api/policy-reports", {
      body,
      headers: { "content-type": "application/csp-report", "x-forwarded-for": from },
    });

  it.each([
    { "csp-report": { "violated-directive": "script-src-elem", "blocked-uri": "https://evil.example/x?token=1" } },
    [{ type: "csp-violation", body: { effectiveDirective: "style-src-elem", blockedURL: "inline" } }],
    ...["", "{", "[]", "null", "[null]", '{"csp-report":7}', { "csp-report": { "violated-directive": "x\ny" } }],
  ])("is taken without a word: %j", async (body) => {
    const { status, text } = await report(body);
    expect([status, text]).toEqual([204, ""]);
  });

  it("is read no further than a form", async () => {
    expect((await report({ "csp-report": "x".repeat(30_000) })).status).toBe(413);
  });

  it("is taken thirty times a minute from one network", async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => report("{}", "198.51.100.77")));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(30);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  });
});

describe("well-known addresses", () => {
  it("say whom to tell of a weakness, for less than a year", async () => {
    const { status, headers, text } = await request("GET", "/.well-known/security.txt");
    expect([status, headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
    expect(text).toMatch(/^Contact: (mailto:.+@.+|https?:\/\/.+\/contact)$/m);
    const expires = new Date(/^Expires: (.+)$/m.exec(text)?.[1] ?? "").getTime();
    expect(expires).toBeGreaterThan(Date.now());
    expect(expires).toBeLessThan(Date.now() + 366 * 86_400_000);
  });

  it("lead to where a password is changed, and to nothing else", async () => {
    const { status, headers } = await request("GET", "/.well-known/change-password");
    expect([status, headers.get("location")]).toEqual([303, "/profile#password"]);
    const none = await request(
      "GET",
      "/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200",
    );
    expect(none.status).toBe(404);
  });
});
