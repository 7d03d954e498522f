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

type KnownUnit = typeof curriculumUnits.$inferSelect;
type ComparedImport = ImportPreview & { writes: { before: KnownUnit | undefined; unit: UnitRow }[] };

/** Whether the file says nothing that is not known; what it has no column for, it does not say. */
function isUnchanged(known: KnownUnit, unit: UnitRow): boolean {
  return Object.entries(unit).every(
    ([name, value]) => JSON.stringify(known[name as keyof UnitRow]) === JSON.stringify(value),
  );
}

/** A unit as the file leaves it. One that was only confirmed keeps its origin. */
function written(before: KnownUnit, unit: UnitRow): Partial<KnownUnit> {
  const isOnlyConfirmed = isUnchanged(before, { ...unit, confirmed: before.confirmed });
  return {
    ...unit,
    confirmed: unit.confirmed ?? true,
    origin: isOnlyConfirmed ? before.origin : "administrator",
    sourceUrl: unit.source === before.source ? before.sourceUrl : null,
  };
}

/** What the file says beside what is known. */
async function compare(tx: Tx, file: UnitFile): Promise<ComparedImport> {
  const [classes, units] = await Promise.all([
    tx.select({ name: curriculumClasses.name }).from(curriculumClasses),
    tx.select().from(curriculumUnits),
  ]);
  const known = new Map(units.map((unit) => [unitKey(unit), unit]));
  const { rows, errors } = readUnits(file, new Set(classes.map(({ name }) => name)));
  const compared: ComparedImport = { errors, changes: [], added: 0, changed: 0, unchanged: 0, writes: [] };
  for (const { line, unit } of rows) {
    const before = known.get(unitKey(unit));
    if (before && isUnchanged(before, unit)) {
      compared.unchanged += 1;
      continue;
    }
    const kind = before ? "changed" : "added";
    compared[kind] += 1;
    compared.changes.push({ line, kind, unit });
    compared.writes.push({ before, unit });
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
    const added = writes.flatMap(({ before, unit }) => (before ? [] : [unit]));
    for (let at = 0; at < added.length; at += 500) await tx.insert(curriculumUnits).values(added.slice(at, at + 500));
    for (const { before, unit } of writes)
      if (before) await tx.update(curriculumUnits).set(written(before, unit)).where(eq(curriculumUnits.id, before.id));
    await recordAudit(tx, actor, {
      act: "curriculumImported",
      subjectType: "curriculum",
      subjectId: null,
      details: { rows: writes.length, added: preview.added, changed: preview.changed, source: file.source },
    });
    return preview;
  });
}
