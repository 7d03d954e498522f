import { readFileSync } from "node:fs";
import { planForms } from "@/components/plans/forms";
import { describe, expect, it } from "vitest";
import { toRows } from "@/components/plans/list/rows";
import type { PlanListItem } from "@/lib/plans/listing/types";

const item: PlanListItem = {
  id: 41,
  kind: "rtb",
  status: "draft",
  title: "Wiring a socket",
  subject: "Electricity",
  details: [],
  language: "en",
  classLevel: "L3",
  lessonNo: "",
  lessonDate: "2026-03-09",
  durationMinutes: 0,
  teacherName: "",
  deletedAt: null,
  createdAt: "2026-01-05T09:00:00.000Z",
  updatedAt: "2026-02-07T09:00:00.000Z",
  run: null,
  score: 82,
};

const words = { untitled: "Untitled", numbered: "Lesson {number}", minutes: "{count} min", bin: "", binDays: String };

function rowOf(numberRows: boolean) {
  return toRows([item], { ...words, now: new Date("2026-04-01"), numberRows })[0];
}

describe("a row of the list of session plans", () => {
  it("has number and day of creation, where other lists have the day of the lesson", () => {
    expect(rowOf(true)).toMatchObject({ subject: "#41 · Electricity", date: "05/01/2026" });
    expect(rowOf(false)).toMatchObject({ subject: "Electricity", date: "09/03/2026" });
  });

  it("has the score of the check, and in the bin none", () => {
    expect(rowOf(true)).toMatchObject({ score: 82 });
    const deleted = { ...item, deletedAt: "2026-03-01T09:00:00.000Z" };
    expect(toRows([deleted], { ...words, now: new Date("2026-04-01") })[0]).toMatchObject({ score: null });
  });

  it("is sorted by what it shows alone", () => {
    expect(planForms.rtb.list).toEqual({ filters: [], numberRows: true });
  });
});

describe("the pages that make plans", () => {
  const pages = ["lesson-plan/create", "lesson-plan/quick-create", "rtb-lesson-plan/create"];

  it.each(pages)("%s tells an ended subscription above its form, which stays", (page) => {
    const source = readFileSync(`app/[locale]/(teacher)/${page}/page.tsx`, "utf8");
    const form = /<(?:Reb|Rtb)?(?:Create|Quick)\w*Form\b/.exec(source)?.index ?? -1;
    expect(source.indexOf("<ExpiredNotice info={info}")).toBeGreaterThan(0);
    expect(source.indexOf("<ExpiredNotice info={info}")).toBeLessThan(form);
    expect(source).toMatch(/info\.active && [\w.]+ <= 0/);
  });

  it("show the video of the landing page on quick create", () => {
    const quick = readFileSync("app/[locale]/(teacher)/lesson-plan/quick-create/page.tsx", "utf8");
    expect(quick).toContain('import { videoSource } from "@/components/public/video"');
    expect(quick).toMatch(/<DemoVideo\s+video=\{videoSource\(env\(\)\.DEMO_VIDEO_URL\)\}/);
  });
});

describe("the table of users", () => {
  it("has its columns, the number first", () => {
    const source = readFileSync("components/administration/users/users-table.tsx", "utf8");
    const columns = source.slice(source.indexOf("function userColumns"));
    const ids = [...columns.matchAll(/\bid: "(\w+)"/g)].map(([, id]) => id);
    expect(ids).toEqual(["id", "email", "role", "subscription", "status", "created"]);
  });
});
