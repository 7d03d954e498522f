import type { Database } from "@/db";
import {
  bundleOffers,
  curriculumClasses,
  curriculumListItems,
  curriculumSubjects,
  curriculumTerms,
  curriculumUnits,
  referralRewards,
  subscriptionTiers,
} from "@/db/schema";
import { seedCollections } from "./curriculum";
import { seededBundle, seededReward, seededTiers } from "./tiers";
import catalog from "./catalog.json";

const lowerPrimary = ["P1", "P2", "P3"];
const upperPrimary = ["P4", "P5", "P6"];
const lowerSecondary = ["S1", "S2", "S3"];

function subjectsOf(level: string, name: string): { name: string; periodsPerWeek: number | null }[] {
  const { subjects } = catalog;
  const timed = (list: Record<string, number>) =>
    Object.entries(list).map(([subject, periodsPerWeek]) => ({ name: subject, periodsPerWeek }));
  const named = (list: string[]) => list.map((subject) => ({ name: subject, periodsPerWeek: null }));
  if (level === "Pre-primary") return named(subjects["Pre-primary"]);
  if (lowerPrimary.includes(name)) return timed(subjects["P1-P3"]);
  if (upperPrimary.includes(name)) return timed(subjects["P4-P6"]);
  if (lowerSecondary.includes(name)) return named(subjects["S1-S3"]);
  return named(
    subjects["S1-S3"]
      .filter((subject) => subject !== "Home Sciences")
      .concat("Economics", "Biology", "General Studies"),
  );
}

async function seedCurriculum(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    let position = 0;
    for (const { level, classes } of catalog.levels) {
      for (const name of classes) {
        position += 1;
        const [row] = await tx.insert(curriculumClasses).values({ level, name, position }).returning();
        if (!row) continue;
        const source = catalog.subjects.source;
        await tx
          .insert(curriculumSubjects)
          .values(subjectsOf(level, name).map((subject) => ({ ...subject, classId: row.id, source })));
      }
    }
    await tx.insert(curriculumUnits).values(
      catalog.rebUnits.map((unit) => ({
        classLevel: unit.class,
        subject: unit.subject,
        unitNo: unit.unitNo,
        title: unit.unitTitle,
        keyUnitCompetence: unit.keyUnitCompetence,
        source: unit.source,
        note: unit.note,
      })),
    );
    await tx
      .insert(curriculumTerms)
      .values(catalog.terms.map(({ year, term, start, end }) => ({ year, term, startsOn: start, endsOn: end })));
    const competences = catalog.genericCompetences.map((name, at) => ({
      list: "generic_competence" as const,
      name,
      position: at,
    }));
    const issues = catalog.crossCuttingIssues.map((name, at) => ({
      list: "crosscutting_issue" as const,
      name,
      position: at,
    }));
    await tx.insert(curriculumListItems).values([...competences, ...issues]);
  });
}

/** What a new installation starts with: tiers and the curriculum catalogue. An installation that has them keeps its own. */
export async function seedBasics(db: Database): Promise<void> {
  if ((await db.$count(subscriptionTiers)) === 0)
    await db
      .insert(subscriptionTiers)
      .values([...seededTiers])
      .onConflictDoNothing();
  await db.insert(bundleOffers).values(seededBundle).onConflictDoNothing();
  await db.insert(referralRewards).values({ plans: seededReward }).onConflictDoNothing();
  if ((await db.$count(curriculumClasses)) === 0) await seedCurriculum(db);
  await seedCollections(db);
}
