import { sql } from "drizzle-orm";
import type { Database } from "@/db";

function words(list: string) {
  const quoted = list.split(" ").map((word) => `'${word}'`);
  return sql.raw(`(array[${quoted.join(",")}])`);
}

const verbs = words(
  "comparing adding reading drawing explaining measuring writing solving describing sharing counting planting",
);
const nouns = words(
  "fractions verbs maps seeds budgets planets rivers letters angles cells forests songs circuits colonies markets poems",
);
const places = words("garden district kigali school market lake forest village family sector road river");
const subjects = words("Mathematics English Biology Geography French Kinyarwanda Physics History");
const classes = words("P1 P2 P3 P4 P5 P6 S1 S2 S3 S4 S5 S6");

/**
 * Fills the table for measurements: `owners` accounts of `each` plans, by one statement a table. The search index is
 * rebuilt afterwards, which is many times faster than keeping it meanwhile. Returns the first owner's id.
 */
export async function seedLoad(db: Database, size: { owners: number; each: number }): Promise<number> {
  const result = await db.execute<{ id: number }>(sql`
    insert into accounts (email, full_name, school, consent_version, consent_at, verified_at, role)
    select 'load-' || i || '-' || extract(epoch from clock_timestamp()) || '@example.rw', 'Load Teacher', 'GS Load', '1', now(), now(), 'TEACHER'
    from generate_series(1, ${size.owners}::int) i returning id`);
  const rows = Array.isArray(result) ? result : (result as { rows: { id: number }[] }).rows;
  const first = Math.min(...rows.map((row: { id: number }) => row.id));
  await db.execute(sql`
    insert into subscriptions (account_id, tier_id, started_at, expires_at)
    select ${first}::int, id, now() - interval '1 day', now() + interval '300 days' from subscription_tiers where name = 'School'`);
  await db.execute(sql`drop index plans_search`);
  await db.execute(sql`
    insert into plans (kind, owner_id, status, title, subject, class_level, lesson_no, lesson_date, duration_minutes,
      teacher_name, language, search_text, content, created_at, updated_at)
    select 'reb', ${first}::int + (n % ${size.owners}::int), (case when n % 7 = 0 then 'draft' else 'completed' end)::plan_status,
      title, subject, class_level, (1 + n % 12) || ' of 12', '2026-05-04', 40, 'Load Teacher', 'en',
      lower(title || ' ' || subject || ' ' || class_level || ' unit ' || (n % 15) || ' load teacher gs load'),
      jsonb_build_object('lessonTitle', title, 'subject', subject, 'classLevel', class_level, 'totalDuration', 40,
        'instructionalObjectives', repeat('By the end learners will be able to do it. ', 4)),
      now() - n * interval '7 seconds', now() - n * interval '7 seconds'
    from (select n, ${verbs}[1 + (n / 3) % 12] || ' ' || ${nouns}[1 + (n / 7) % 16] || ' in the ' || ${places}[1 + (n / 11) % 12]
        || ' ' || md5(n::text) as title,
      ${subjects}[1 + (n / 5) % 8] as subject, ${classes}[1 + (n / 13) % 12] as class_level
      from generate_series(1, ${size.owners * size.each}::int) n) made`);
  await db.execute(sql`set maintenance_work_mem = '256MB'`);
  await db.execute(sql`create index plans_search on plans using gin (owner_id, search_text gin_trgm_ops)`);
  await db.execute(sql`analyze`);
  return first;
}
