import { eq, sql } from "drizzle-orm";
import { database, transact, type Tx } from "@/db";
import { curriculumClasses, curriculumUnits } from "@/db/schema";
import { recordAudit } from "@/lib/audit/service";
import type { Actor } from "@/lib/core/actor";
import { AppError } from "@/lib/core/errors";
import { requireAdmin } from "@/lib/core/require-admin";
import { readUnits, unitKey } from "./rules";
import type { UnitFile } from "./schema";
import type { ImportPreview, UnitRow } from "./types";

type Known = UnitRow & { id: number };
type Compared = ImportPreview & { writes: { id: number | null; unit: UnitRow }[] };

const columns = {
  id: curriculumUnits.id,
  classLevel: curriculumUnits.classLevel,
  subject: curriculumUnits.subject,
  unitNo: curriculumUnits.unitNo,
  title: curriculumUnits.title,
  keyUnitCompetence: curriculumUnits.keyUnitCompetence,
  source: curriculumUnits.source,
  note: curriculumUnits.note,
};

function same({ id: _id, ...known }: Known, unit: UnitRow): boolean {
  return Object.entries(unit).every(([name, value]) => known[name as keyof UnitRow] === value);
}

/** What the file says beside what is known. */
async function compare(tx: Tx, file: UnitFile): Promise<Compared> {
  const [classes, units] = await Promise.all([
    tx.select({ name: curriculumClasses.name }).from(curriculumClasses),
    tx.select(columns).from(curriculumUnits),
  ]);
  const known = new Map(units.map((unit) => [unitKey(unit), unit]));
  const { rows, errors } = readUnits(file, new Set(classes.map(({ name }) => name)));
  const compared: Compared = { errors, changes: [], added: 0, changed: 0, unchanged: 0, writes: [] };
  for (const { line, unit } of rows) {
    const before = known.get(unitKey(unit));
    if (before && same(before, unit)) {
      compared.unchanged += 1;
      continue;
    }
    const kind = before ? "changed" : "added";
    compared[kind] += 1;
    compared.changes.push({ line, kind, unit });
    compared.writes.push({ id: before?.id ?? null, unit });
  }
  return compared;
}

/** What importing the file would do; nothing is written. Throws `forbidden`. */
export async function previewUnits(actor: Actor, file: UnitFile): Promise<ImportPreview> {
  requireAdmin(actor);
  const { writes: _writes, ...preview } = await compare(await database(), file);
  return preview;
}

/**
 * Writes the units of the file, all of them or none, and who did it. A unit that is known by its number is changed, any
 * other added; none is deleted. Throws `forbidden`, and `import_faulty` for a file with errors.
 */
export async function importUnits(actor: Actor, file: UnitFile): Promise<ImportPreview> {
  requireAdmin(actor);
  return transact(async (tx) => {
    // Of two imports at once the second compares with what the first has written.
    await tx.execute(sql`lock table ${curriculumUnits} in share row exclusive mode`);
    const { writes, ...preview } = await compare(tx, file);
    if (preview.errors.length > 0) throw new AppError("import_faulty");
    const added = writes.flatMap(({ id, unit }) => (id === null ? [unit] : []));
    for (let at = 0; at < added.length; at += 500) await tx.insert(curriculumUnits).values(added.slice(at, at + 500));
    for (const { id, unit } of writes)
      if (id !== null) await tx.update(curriculumUnits).set(unit).where(eq(curriculumUnits.id, id));
    await recordAudit(tx, actor, {
      ...{ act: "curriculumImported", subjectType: "curriculum", subjectId: null },
      details: { rows: writes.length, added: preview.added, changed: preview.changed, source: file.source },
    });
    return preview;
  });
}
