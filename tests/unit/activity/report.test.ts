import { describe, expect, it } from "vitest";
import { toReport } from "@/components/activity/report";
import { loadMessages } from "@/lib/i18n/messages";

const labels = loadMessages("en").activity;

function line(title: string): string {
  const text = toReport([{ timestamp: "2026-11-20T22:30:00.000Z", type: "download", title }], labels);
  return text.split("\r\n").slice(1, -1).join("\r\n");
}

describe("the activity report", () => {
  it("has its four columns, a mark for UTF-8 and the times of Kigali", () => {
    expect(toReport([], labels)).toBe("\uFEFFTimestamp,Action,Title,Type\r\n");
    expect(line("Ikinyarwanda é")).toBe("21/11/2026 00:30,Downloaded,Ikinyarwanda é,Download");
  });

  it.each(["=1+1", "+250788", "-2", "@sum", "\t=1", "\r=1"])("defuses %j", (title) => {
    expect(line(title)).toContain(`'${title}`);
  });

  it("keeps commas, quotes and line breaks inside their cell", () => {
    expect(line('=a,"b"\nc')).toBe(`21/11/2026 00:30,Downloaded,"'=a,""b""\nc",Download`);
    expect(line("a - b")).toContain(",a - b,");
  });
});
