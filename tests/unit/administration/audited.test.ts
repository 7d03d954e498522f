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

const services = readdirSync("lib", { withFileTypes: true, recursive: true })
  .filter((entry) => entry.isFile() && entry.name === "service.ts")
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((file) => file !== join("lib", "audit", "service.ts"));

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

/** What shows administrators addresses of people. */
const showsPeople =
  /\b(listUsers|listSubscribers|listTopReferrers|listReferrers|listReferredBy|listOrders|listManualOrders|listContactMessages)\(actor/;

describe("every page and call that shows administrators people", () => {
  const doors = readdirSync("app", { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /^(page\.tsx|route\.ts)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => showsPeople.test(readFileSync(file, "utf8")));

  it("is found", () => expect(doors.length).toBeGreaterThan(7));

  it("writes down that they were read", () => {
    expect(doors.filter((file) => !readFileSync(file, "utf8").includes("noteReading(actor, "))).toEqual([]);
  });
});
