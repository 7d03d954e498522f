import { readdirSync, readFileSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { btree_gin } from "@electric-sql/pglite/contrib/btree_gin";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const folder = "db/migrations";
const files = readdirSync(folder)
  .filter((name) => name.endsWith(".sql"))
  .sort();
const own = files.findIndex((name) => name.endsWith("_bounds.sql"));

let client: PGlite;
beforeAll(async () => {
  client = await PGlite.create({ extensions: { pg_trgm, btree_gin } });
  await client.exec("create extension pg_trgm; create extension btree_gin;");
  for (const file of files.slice(0, own)) await client.exec(readFileSync(`${folder}/${file}`, "utf8"));
});
afterAll(() => client.close());

describe("translations from before they had places", () => {
  it("get the place of their language; of several in one place the first outside the bin, and the others none", async () => {
    await client.exec(`
      insert into accounts (email, full_name, school, consent_version, consent_at) values ('a@b.rw', 'A', 'B', '1', now());
      insert into plans (kind, owner_id, title, subject, class_level, lesson_no, lesson_date, duration_minutes, teacher_name,
        language, search_text, content, deleted_at)
      select 'reb', 1, '', '', '', '', '', 40, '', language::plan_language, '', '{}', case when binned then now() end
      from (values (1, 'en', false), (2, 'fr', true), (3, 'fr', false), (4, 'fr', false), (5, 'sw', true)) row (id, language, binned)
      order by row.id;
      insert into plan_translations (plan_id, source_id, hashes) select id, 1, '{}' from plans where id > 1;`);
    await client.exec(readFileSync(`${folder}/${files[own]}`, "utf8"));
    const { rows } = await client.query("select plan_id, language from plan_translations order by plan_id");
    expect(rows).toEqual([
      { plan_id: 2, language: null },
      { plan_id: 3, language: "fr" },
      { plan_id: 4, language: null },
      { plan_id: 5, language: "sw" },
    ]);
  });
});
