import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { aPlanRequest, newUser, request, theAdministrator, type ApiClient, type Answer } from "../support/api-client";

const mark = [0xef, 0xbb, 0xbf];

let admin: ApiClient;
beforeAll(async () => {
  admin = await theAdministrator();
});

/** The lines of a file that a spreadsheet opens with its accents, and that no program but a spreadsheet opens. */
function linesOf({ status, headers, bytes, text }: Answer): string[] {
  expect([status, headers.get("content-type")]).toEqual([200, "text/csv; charset=utf-8"]);
  expect(headers.get("content-disposition")).toMatch(/^attachment/);
  expect([...bytes.slice(0, 3)]).toEqual(mark);
  return text.replace(/^\uFEFF/, "").split("\r\n");
}

describe("what can be taken out as a spreadsheet", () => {
  it("is written by one writer, which marks, defuses and streams", () => {
    const routes = readdirSync("app/api", { withFileTypes: true, recursive: true })
      .filter(({ name }) => name === "route.ts")
      .map((entry) => join(entry.parentPath, entry.name));
    const writing = routes.filter((file) => /csv/i.test(readFileSync(file, "utf8")));
    expect(writing.length).toBeGreaterThan(3);
    for (const file of writing) expect(readFileSync(file, "utf8"), file).toContain("csvFile({");
  });

  it("activities: formulas of titles are defused, accents stay", async () => {
    const user = await newUser("export");
    for (const lessonTitle of ["=HYPERLINK(1)", "Été à l’école"])
      expect(
        (await user.call("POST", "/api/lesson-plans?wait=true", aPlanRequest({ lessonTitle }))).status,
      ).toBeLessThan(300);
    const lines = linesOf(await user.call("GET", `/api/activity/user/${user.id}/export`));
    expect(lines[0]).toBe('"Timestamp","Action","Title","Type"');
    const cells = lines.join("\n");
    expect(cells).toContain("Été à l’école");
    expect(cells).toContain("'=HYPERLINK(1)");
    expect(cells).not.toMatch(/(^|,)"?=HYPERLINK/m);
  });

  it("referrals: addresses that begin like a formula are defused, in both reports", async () => {
    const { email: referrer } = await newUser("+1");
    const people = [await newUser("-2+3"), await newUser("-4")];
    for (const { email } of people) {
      const body = { email, referredByEmail: referrer };
      expect((await request("POST", "/api/auth/add-referrer", { body })).status).toBe(200);
    }
    const top = linesOf(await admin.call("GET", "/api/admin/referrals/top?format=csv&limit=1000"));
    expect(top[0]).toBe('"Email","Count"');
    expect(top).toContain(`"'${referrer}","2"`);
    const asked = `/api/admin/referrals/by-email?format=csv&email=${encodeURIComponent(referrer)}`;
    const brought = linesOf(await admin.call("GET", asked));
    expect(brought[0]).toBe('"Email","Verified","Created"');
    for (const { email } of people) expect(brought.some((line) => line.startsWith(`"'${email}","Yes",`))).toBe(true);
  });

  it("the curriculum, in the columns that an import takes", async () => {
    const lines = linesOf(await admin.call("GET", "/api/admin/curriculum"));
    expect(lines[0]).toBe(
      '"class","subject","unitNo","unitTitle","keyUnitCompetence","source","note","term","lessonCount","lessons","confirmed","origin"',
    );
    expect(lines.length).toBeGreaterThan(10);
  });
});
