import { sql, type SQL } from "drizzle-orm";
import type { OpenDatabase } from "@/db";
import { seedCrowd } from "@/db/seed/load-crowd";
import type { Row } from "@/scripts/lib/bench.mjs";
import {
  barePage,
  compareWithBare,
  loadSize,
  onLoadedDatabase,
  printPlans,
  timeOnce,
  type LoadContext,
  type Loaded,
} from "../support/load-run";

export const name = "admin";

const { owners } = loadSize;
const crowd = { users: 200 * owners - owners, notifications: 2 * owners, payments: 400 * owners };

const paths = [
  ...["/admin", "/admin?search=crowd-4711", "/admin?search=crowd", `/admin?page=${12 * owners}`, "/admin/tiers"],
  ...["/admin/tiers?status=expiring", "/admin/subscriptions", "/admin/payments", "/admin/payments?start=2016-12-01"],
  ...["/admin/referrals", "/admin/review", "/admin/audit", "/admin/curriculum"],
];

/** The costly statements of each tab. */
const statements: Readonly<Record<string, SQL>> = {
  "Users, a page": sql`select id from accounts order by id desc limit 15`,
  "Users, a part of an address": sql`select id from accounts where email like '%crowd-4711%' order by id desc limit 15`,
  "Users, how many": sql`select sum(count) from tallies where topic = 'joined'`,
  "User Tiers, a page": sql`select a.id, s.expires_at from accounts a left join subscriptions s on s.account_id = a.id
    left join subscription_tiers t on t.id = s.tier_id order by a.id desc limit 20`,
  "User Tiers, how many of each": sql`select key, sum(count) from tallies where topic = 'tier' group by key`,
  "Subscriptions, all tiers": sql`select * from subscription_tiers order by price, id`,
  "Payments, by day": sql`select key, sum(count), sum(amount) from tallies where topic = 'paid' and key >= '2016-01-01' group by key`,
  "Payments, open cases": sql`select o.id from orders o
    where o.id in (select order_id from payment_cases where closed_at is null) order by o.id desc limit 50`,
  "Payments, manual orders": sql`select id from orders where gateway = 'manual' order by id desc limit 10`,
  "Payments, failed mails": sql`select id from mails where state = 'failed' order by id desc limit 20`,
  "Referrals, the top": sql`select referred_by_email, count(*) from referrals group by 1 order by 2 desc, 1 limit 10`,
  "Plans to review": sql`select id from plans where review = 'submitted' and deleted_at is null order by submitted_at, id limit 20`,
  "Audit log, a page": sql`select * from audit_log order by id desc limit 20`,
};

async function fill({ db }: OpenDatabase, admin: number): Promise<void> {
  await seedCrowd(db, admin, crowd);
  await db.execute(sql`update accounts set role = 'ADMIN' where id = ${admin}`);
  await db.execute(sql`insert into audit_log (actor_id, act, subject_type, subject_id)
    select ${admin}::int, 'userLocked', 'account', n from generate_series(1, 20000) n`);
  await db.execute(sql`analyze`);
}

/** The first look after a start, each at a server of its own, beside the bare page's first. */
async function firstLooks({ serve, cookie }: Loaded): Promise<Row[]> {
  const first = async (path: string) => {
    const { url, stop } = await serve();
    const value = await timeOnce({ url, cookie }, path);
    await stop();
    return value;
  };
  const baseline = Math.min(await first(barePage), await first(barePage));
  const rows: Row[] = [{ measure: `${barePage}, the very first look`, value: baseline, unit: "ms" }];
  for (const path of ["/admin", "/admin/tiers", "/admin/payments"]) {
    const value = await first(path);
    rows.push({ measure: `${path}, the very first look`, value, unit: "ms", baseline, ratio: value / baseline });
  }
  return rows;
}

async function measure(loaded: Loaded): Promise<Row[]> {
  const { opened, reader, cookie, serve } = loaded;
  await printPlans(opened, statements);
  const first = await firstLooks(loaded);
  const { url, stop } = await serve();
  const place = { url, cookie };
  const used = await compareWithBare(place, { paths, title: "as used" });
  // What an act of the administrator leaves behind: another revision of the own account, and a line in the log.
  const acted = async () => {
    await opened.db.execute(sql`update accounts set revision = revision + 1 where id = ${reader}`);
    await opened.db.execute(
      sql`insert into audit_log (actor_id, act, subject_type, subject_id) values (${reader}, 'userLocked', 'account', 1)`,
    );
  };
  const after = await compareWithBare(place, { paths, title: "after the administrator's own act", before: acted });
  await stop();
  return [...first, ...used, ...after];
}

/** The administration at 100,000 users, 1,000,000 plans and 200,000 payments, on a server engine. */
export function run(context: LoadContext): Promise<Row[]> {
  return onLoadedDatabase(context, { fill, measure });
}
