import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

/** Verbs for administrators that change nothing anybody would ask after. */
const withoutTrace = ["previewUnits", "refreshData"];

const traces = ["recordAudit(tx, actor", "recordAccess(tx, actor"];

type Piece = { name: string; exported: boolean; body: string };

/** The functions of a file, each with its text. */
function functionsOf(file: string): Piece[] {
  const source = readFileSync(file, "utf8");
  const starts = [...source.matchAll(/^(export )?(?:async )?function (\w+)/gm)];
  return starts.map((match, index) => ({
    name: match[2] ?? "",
    exported: match[1] !== undefined,
    body: source.slice(match.index, starts[index + 1]?.index),
  }));
}

/** Whether a function does something itself, or by way of others of its file. */
function reaches(piece: Piece, pieces: readonly Piece[], what: string): boolean {
  const seen = new Set<string>();
  const look = ({ name, body }: Piece): boolean => {
    if (seen.has(name)) return false;
    seen.add(name);
    return body.includes(what) || pieces.some((other) => body.includes(`${other.name}(`) && look(other));
  };
  return look(piece);
}

function filesOf(folder: string, name: RegExp): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

const services = filesOf("lib", /^service\.ts$/).filter((file) => file !== join("lib", "audit", "service.ts"));

describe("every verb of a service that is for administrators", () => {
  const verbs = services.flatMap((file) => {
    const pieces = functionsOf(file);
    return pieces
      .filter((piece) => piece.exported && reaches(piece, pieces, "requireAdmin(actor)"))
      .map((piece) => ({ name: piece.name, file, audited: traces.some((trace) => reaches(piece, pieces, trace)) }));
  });

  it("is found", () => expect(verbs.length).toBeGreaterThan(15));

  it("writes down what it does, unless it is listed here", () => {
    const silent = verbs.filter(({ audited }) => !audited).map(({ name }) => name);
    expect(silent.sort()).toEqual(withoutTrace);
  });
});

/** What administrators alone may ask for that shows no person. */
const withoutPeople = [
  "countRatings",
  "countTiers",
  "findLoneLimit",
  "getBalance",
  "getFinance",
  "getRevenue",
  "getRevenueSummary",
  "getUsage",
  "grantMessage",
  "listCorrections",
  "listProposals",
  "listRatings",
  "listReports",
  "listUnitRows",
  "tallySubscribers",
];

const queries = filesOf("lib", /^queries\.ts$/).flatMap((file) => {
  const pieces = functionsOf(file);
  return pieces
    .filter((piece) => piece.exported && reaches(piece, pieces, "requireAdmin(actor)"))
    .map(({ name }) => name);
});

describe("every query that is for administrators", () => {
  it("is found", () => expect(queries.length).toBeGreaterThan(20));

  it("shows people, unless it is listed here", () => {
    expect(withoutPeople.filter((name) => !queries.includes(name))).toEqual([]);
  });
});

describe("every page and call that shows administrators people", () => {
  const people = queries.filter((name) => !withoutPeople.includes(name));
  const shows = new RegExp(`\\b(?:${people.join("|")})\\(actor`);
  const doors = filesOf("app", /^(page\.tsx|route\.ts)$/).filter((file) => shows.test(readFileSync(file, "utf8")));

  it("is found", () => expect(doors.length).toBeGreaterThan(10));

  it("writes down that they were read", () => {
    expect(doors.filter((file) => !readFileSync(file, "utf8").includes("noteReading(actor, "))).toEqual([]);
  });

  it("opens no plan by a way that writes nothing down", () => {
    const silent = /getReadable(?:Plan|OutsideBin)/;
    const users = [...filesOf("app", /\.tsx?$/), ...filesOf("lib", /\.ts$/)].filter((file) =>
      silent.test(readFileSync(file, "utf8")),
    );
    expect(users.sort()).toEqual(["lib/plans/review/queries.ts", "lib/plans/review/service.ts"]);
  });
});
