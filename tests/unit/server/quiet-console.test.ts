import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { errorFacts } from "@/lib/core/log";

const failing = `
import { DrizzleQueryError } from "drizzle-orm";
const cause = Object.assign(new Error("duplicate: Key (email)=(geheim@school.test)"), { code: "23505", detail: "geheim" });
const error = new DrizzleQueryError("select $1", ["geheim\\n    at geheim"], cause);
console.error("⨯", error);
console.log(Object.assign(error, { digest: "1234567" }));
`;

/** What a process prints that has the server's console. */
function printed(script: string): string {
  const args = ["--import", "./server/quiet-console.mjs", "--input-type=module", "-e", `${script};`];
  const env = { ...process.env, FORCE_COLOR: "0" };
  return execFileSync("sh", ["-c", `exec "$0" "$@" 2>&1`, process.execPath, ...args], { encoding: "utf8", env });
}

describe("what the server prints", () => {
  it("of a failed query is its code and its place, none of its values", () => {
    const text = printed(failing);
    expect(text).not.toContain("geheim");
    expect(text).not.toContain("select $1");
    expect(text).toContain("⨯ Error 23505 at ");
    expect(text).toContain("digest 1234567");
  });

  it("of everything else stays as it is", () => {
    expect(printed(`console.log("ready on", 3000, { a: [1] })`)).toBe("ready on 3000 { a: [ 1 ] }\n");
  });
});

describe("the facts of an error", () => {
  it("hold no line of its message, though it looks like a place", () => {
    const error = new Error("one\n    at geheim (file.ts:1:1)\n  at geheim");
    expect(JSON.stringify(errorFacts(error))).not.toContain("geheim");
    expect(errorFacts(error).at).toContain("quiet-console.test.ts");
  });

  it("tell the code of a cause", () => {
    const refused = Object.assign(new Error("x"), { code: "ECONNREFUSED" });
    expect(errorFacts(new Error("y", { cause: refused }))).toMatchObject({ error: "Error", code: "ECONNREFUSED" });
  });
});
