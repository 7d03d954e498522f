import { describe, expect, it } from "vitest";
import { readUnits } from "@/lib/curriculum/import/rules";

const classes = new Set(["P4", "S2"]);
const head = "class,subject,unitNo,unitTitle,keyUnitCompetence,source,note";

function read(lines: string[], { source = "REB 2026", columns = head } = {}) {
  return readUnits({ csv: [columns, ...lines].join("\r\n"), source }, classes);
}

describe("a file of curriculum units", () => {
  it("is read with quotes, line breaks, accents and a source of its own", () => {
    const { rows, errors } = read(['P4,Français,3,"La vie, ""en"" ville",Être capable\n de parler,MINEDUC 2024,']);
    expect(errors).toEqual([]);
    expect(rows[0]?.unit).toEqual({
      classLevel: "P4",
      subject: "Français",
      unitNo: 3,
      title: 'La vie, "en" ville',
      keyUnitCompetence: "Être capable\n de parler",
      source: "MINEDUC 2024",
      note: null,
    });
  });

  it("may be parted by semicolons, begin with a byte order mark and have its columns in any order", () => {
    const csv = "\uFEFFUnit Title;Subject\r\nSeeds;Biology\r\n;\r\n";
    expect(readUnits({ csv, source: "REB" }, classes)).toMatchObject({
      errors: [],
      rows: [{ line: 2, unit: { subject: "Biology", title: "Seeds", unitNo: null, source: "REB" } }],
    });
  });

  it("gives back what an export defused", () => {
    expect(read(["S2,Physics,1,'=Sum of forces,,,"]).rows[0]?.unit.title).toBe("=Sum of forces");
  });

  it("names the line and the column of what is wrong, and counts nothing of it in", () => {
    const { rows, errors } = read(
      ["P9,Biology,1,Seeds,,,", "P4,,0,,,,", "P4,Maths,1,Sums,,,", "p4,maths,1,Other,,,", "P4,maths,1,Again,,,"],
      { source: "" },
    );
    expect(rows).toEqual([]);
    expect(errors).toContainEqual({ line: 2, column: "class", reason: "unknownClass" });
    expect(errors).toContainEqual({ line: 3, column: "subject", reason: "required" });
    expect(errors).toContainEqual({ line: 3, column: "unitNo", reason: "notANumber" });
    expect(errors).toContainEqual({ line: 4, column: "source", reason: "required" });
    expect(read(["P4,Maths,1,Sums,,,", "P4,maths,1,Again,,,"]).errors).toEqual([
      { line: 3, column: null, reason: "twice" },
    ]);
  });

  it.each([
    ["nothing but a head", head, "empty"],
    ["no subject", "class,unitTitle\nP4,Seeds", "columnMissing"],
    ["an open quote", `${head}\nP4,"Biology,1,Seeds,,,`, "unreadable"],
    ["lost letters", `${head}\nP4,Fran\uFFFDais,1,Seeds,,,`, "encoding"],
    ["too many rows", `${head}\n${"P4,Biology,,Seeds,,,\n".repeat(5_001)}`, "tooMany"],
  ])("with %s is refused", (_what, csv, reason) => {
    const { rows, errors } = readUnits({ csv, source: "REB" }, classes);
    expect(rows).toEqual([]);
    expect(errors.map((error) => error.reason)).toEqual([reason]);
  });
});
