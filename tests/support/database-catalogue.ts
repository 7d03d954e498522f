// What a database is made of, read from the engine's own catalogue, without the data. The order of columns is left out: a
// column that was added later stands last.
import { sql } from "drizzle-orm";
import type { Database } from "@/db";

const ours = "relnamespace = 'public'::regnamespace";
const notOfExtensions =
  "not exists (select from pg_depend d where d.objid = p.oid and d.classid = 'pg_proc'::regclass and d.deptype = 'e')";

const questions = {
  extensions: "select extname as name, '' as told from pg_extension",
  tables: `select relname as name, concat_ws(' ', relkind, relpersistence, relrowsecurity) as told from pg_class
    where ${ours} and relkind in ('r', 'v', 'm', 'p', 'S')`,
  columns: `select c.relname || '.' || a.attname as name, concat_ws(' ', format_type(a.atttypid, a.atttypmod), a.attnotnull,
      a.attidentity, a.attgenerated, pg_get_expr(d.adbin, d.adrelid), a.attcollation::regcollation) as told
    from pg_attribute a join pg_class c on c.oid = a.attrelid left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.${ours} and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`,
  constraints: `select conrelid::regclass || '.' || conname as name, concat_ws(' ', contype, convalidated, pg_get_constraintdef(oid)) as told
    from pg_constraint where connamespace = 'public'::regnamespace`,
  indexes: "select indexname as name, indexdef as told from pg_indexes where schemaname = 'public'",
  triggers: `select tgrelid::regclass || '.' || tgname as name, concat_ws(' ', tgenabled, pg_get_triggerdef(oid)) as told
    from pg_trigger where not tgisinternal`,
  functions: `select proname || '(' || pg_get_function_identity_arguments(p.oid) || ')' as name, pg_get_functiondef(p.oid) as told
    from pg_proc p where pronamespace = 'public'::regnamespace and ${notOfExtensions}`,
  types: `select typname as name, string_agg(enumlabel, ', ' order by enumsortorder) as told
    from pg_type t join pg_enum e on e.enumtypid = t.oid where typnamespace = 'public'::regnamespace group by typname`,
  sequences: `select sequencename as name, concat_ws(' ', data_type, start_value, min_value, max_value, increment_by, cycle) as told
    from pg_sequences where schemaname = 'public'`,
};

export type Catalogue = Record<keyof typeof questions, Record<string, string>>;

async function answer(db: Database, question: string): Promise<Record<string, string>> {
  const rows = await db
    .select({ name: sql<string>`name`, told: sql<string>`told` })
    .from(sql.raw(`(${question}) as found`))
    .orderBy(sql`name`);
  return Object.fromEntries(rows.map(({ name, told }) => [name, told]));
}

/** Each thing by its name with all that defines it. */
export async function catalogueOf(db: Database): Promise<Catalogue> {
  const found: [string, Record<string, string>][] = [];
  for (const [what, question] of Object.entries(questions)) found.push([what, await answer(db, question)]);
  return Object.fromEntries(found) as Catalogue;
}
