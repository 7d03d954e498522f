import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { greetingOf, warningOf } from "@/scripts/lib/greeting.mjs";

const place = { production: true, host: "0.0.0.0", appUrl: "https://isomo.test" };

describe("a start of a server", () => {
  it("warns loudly of a local mode that is open to the network, and of nothing else", () => {
    const warning = warningOf({ production: false, host: "0.0.0.0" });
    expect(warning).toContain("WARNING: HOST=0.0.0.0");
    expect(warning).toContain("take every account");
    for (const host of ["127.0.0.1", "localhost"]) expect(warningOf({ production: false, host })).toBe("");
    expect(warningOf(place)).toBe("");
  });

  it("tells in production whose word it takes for a visitor's address", () => {
    expect(greetingOf({ TRUSTED_PROXIES: "none" }, place)).toContain("by the address of their connection: no proxy");
    expect(greetingOf({ TRUSTED_PROXIES: "10.0.0.0/8" }, place)).toContain("X-Forwarded-For: 10.0.0.0/8");
  });

  it("says both", () => {
    const start = readFileSync("scripts/start.mjs", "utf8");
    expect(start).toContain("process.stderr.write(warningOf(place))");
    expect(start).toContain("process.stdout.write(greetingOf(settings, place))");
  });
});
