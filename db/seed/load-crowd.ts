import { sql } from "drizzle-orm";
import type { Database } from "@/db";

type Crowd = { users: number; notifications: number; payments: number };

/**
 * Fills the tables around the plans for measurements, by a few statements each: users without plans, an activity for
 * each plan, notifications, orders with their ledger, and who brought whom. To be called after `seedLoad`; `reader` is
 * the account whose pages are measured, and has a long history.
 */
export async function seedCrowd(db: Database, reader: number, crowd: Crowd): Promise<void> {
  await db.execute(sql`
    insert into accounts (email, full_name, school, consent_version, consent_at, verified_at, role, created_at)
    select 'crowd-' || i || '@example.rw', 'Crowd Teacher ' || i, 'GS Crowd', '1', now(), now(), 'USER', now() - i * interval '5 minutes'
    from generate_series(1, ${crowd.users}::int) i`);
  await db.execute(sql`
    insert into subscriptions (account_id, tier_id, started_at, expires_at)
    select a.id, t.id, now() - interval '3 days', now() + (a.id % 300) * interval '1 day'
    from accounts a cross join (select id from subscription_tiers order by price limit 1) t
    on conflict do nothing`);
  await seedHistory(db, reader, crowd);
  await seedPayments(db, crowd.payments);
  await db.execute(sql`
    insert into referrals (account_id, referred_by_email)
    select id, 'crowd-' || (1 + id % 997) || '@example.rw' from accounts where id % 5 = 0`);
  await db.execute(sql`vacuum analyze`);
}

async function seedHistory(db: Database, reader: number, { notifications }: Crowd): Promise<void> {
  // As with the plans' index: built at the end it takes a fraction of the time.
  await db.execute(sql`drop index activities_search`);
  await db.execute(sql`
    insert into activities (account_id, type, title, search_text, entity_type, entity_id, created_at)
    select owner_id, 'create', title, lower(title), 'reb', id, created_at from plans`);
  await db.execute(sql`
    insert into activities (account_id, type, title, search_text, entity_type, entity_id, metadata, created_at)
    select ${reader}::int, (array['view','edit','download'])[1 + id % 3]::activity_type, title, lower(title) || E'\\npdf', 'reb', id,
      '{"format":"pdf"}', created_at + interval '1 hour' * k
    from plans cross join generate_series(1, 3) k where owner_id = ${reader}::int`);
  await db.execute(sql`set maintenance_work_mem = '256MB'`);
  await db.execute(sql`create index activities_search on activities using gin (account_id, search_text gin_trgm_ops)`);
  await db.execute(sql`
    insert into notifications (account_id, type, kind, params, search_text, created_at, read_at)
    select case when n % 400 = 0 then ${reader}::int else 1 + n % (select max(id) from accounts) end, 'APPROVAL', 'sessionApproved',
      jsonb_build_object('title', 'Session ' || n), 'session ' || n, now() - n * interval '40 seconds', case when n % 3 = 0 then null else now() end
    from generate_series(1, ${notifications}::int) n
    where n % 400 = 0 or exists (select 1 from accounts where id = 1 + n % (select max(id) from accounts))`);
}

async function seedPayments(db: Database, payments: number): Promise<void> {
  await db.execute(sql`
    insert into orders (tx_ref, account_id, tier_id, product_name, amount, gateway, created_at, started_at)
    select 'load-' || n, a.id, t.id, t.name, t.price, 'sandbox', now() - n * interval '4 minutes', now() - n * interval '4 minutes'
    from generate_series(1, ${payments}::int) n
    join (select id, row_number() over (order by id) as place from accounts) a
      on a.place = 1 + n % (select count(*) from accounts)
    cross join (select id, name, price from subscription_tiers where price > 0 order by price limit 1) t`);
  await db.execute(sql`
    insert into ledger_entries (order_id, kind, gateway, provider_ref, amount, currency, created_at)
    select o.id, k.kind::ledger_kind, 'sandbox', case when k.kind = 'payment' then 'load-' || o.id end,
      case when k.kind = 'payment' then o.amount else 0 end, 'RWF', o.created_at + interval '2 minutes'
    from orders o cross join (values ('payment'), ('activation')) k(kind) where o.id % 10 > 0`);
}
