import { describe, expect, it } from "vitest";
import { localPath } from "@/lib/core/local-path";

const origin = "https://isomo.example.rw";

describe("where somebody may be sent after signing in", () => {
  it.each([
    ["/dashboard", "/dashboard"],
    ["/lesson-plans?page=2&search=a%20b#x", "/lesson-plans?page=2&search=a%20b#x"],
    ["/fr/lesson-plan/12", "/lesson-plan/12"],
    ["/rw", "/"],
    [`${origin}/subscription?action=bundle`, "/subscription?action=bundle"],
    ["/a/../profile", "/profile"],
  ])("%s is a page of ours", (wanted, path) => {
    expect(localPath(wanted, origin)).toBe(path);
  });

  it.each([
    undefined,
    "",
    "dashboard",
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/fr//evil.example",
    "/x/..//evil.example",
    "https://evil.example/",
    "https://isomo.example.rw.evil.example/",
    "https://isomo.example.rw@evil.example/",
    "http://isomo.example.rw/dashboard",
    "javascript:alert(1)",
    "data:text/html,x",
    "/\t/evil.example",
    "\n/dashboard",
    " /dashboard",
    "/dashboard\r\nset-cookie: a=b",
    "/api/auth/signout",
    "/fr/auth?mode=login",
    "/auth",
    "/sandbox/mailbox",
    `/${"x".repeat(600)}`,
  ])("%j is not", (wanted) => {
    expect(localPath(wanted, origin)).toBeUndefined();
  });
});
