import { sql } from "drizzle-orm";
import { database } from "@/db";
import { tallies } from "@/db/schema";

/**
 * Adds the rows of each key up to one. What it takes away and what it adds are one statement, so every reader finds the
 * same sums before and after, and rows that come meanwhile stay. Returns how many rows fewer there are.
 */
export async function compactTallies(): Promise<number> {
  const db = await database();
  const before = await db.$count(tallies);
  await db.execute(sql`
    with many as (select topic, key from tallies group by topic, key having count(*) > 1),
    gone as (delete from tallies using many where tallies.topic = many.topic and tallies.key = many.key
      returning tallies.topic, tallies.key, tallies.count, tallies.amount)
    insert into tallies (topic, key, count, amount)
    select topic, key, sum(count), sum(amount) from gone group by topic, key
    having sum(count) <> 0 or sum(amount) <> 0`);
  return Math.max(0, before - (await db.$count(tallies)));
}
