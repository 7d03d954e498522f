import { getTableName, is } from "drizzle-orm";
import { getTableConfig, PgTable, type ForeignKey } from "drizzle-orm/pg-core";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { drizzle as drizzleServer } from "drizzle-orm/postgres-js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { useDatabase } from "@/db";
import * as schema from "@/db/schema";
import { closeDocuments } from "@/lib/documents/render";
import { exportPersonalData } from "@/lib/personal-data/export/service";
import { anActor } from "@/tests/support/actors";
import { useFreshDatabase } from "@/tests/support/database";
import { aSavedPlan } from "@/tests/support/plans";

const opened = useFreshDatabase();
let queries: string[] = [];
beforeAll(() => {
  const { engine, ...rest } = opened.current();
  const options = { schema, logger: { logQuery: (query: string) => void queries.push(query) } };
  const db = engine.name === "pglite" ? drizzlePglite(engine.client, options) : drizzleServer(engine.client, options);
  useDatabase({ ...rest, engine, db });
});
afterAll(closeDocuments);

const tables = Object.values(schema).flatMap((value: unknown) => (is(value, PgTable) ? [value] : []));
const names = tables.map((table) => getTableName(table));

/** The tables whose rows lead to an account by such keys, be it over others such as its plans and orders. */
function ofAccounts(isFollowed: (key: ForeignKey) => boolean = () => true): Set<string> {
  const reached = new Set<string>([getTableName(schema.accounts)]);
  for (let before = 0; before < reached.size;) {
    before = reached.size;
    for (const table of tables)
      for (const key of getTableConfig(table).foreignKeys.filter(isFollowed))
        if (reached.has(getTableName(key.reference().foreignTable))) reached.add(getTableName(table));
  }
  return reached;
}

/** What belongs to an account and is not told, with the reason. */
const untold: Record<string, string> = {
  payment_cases: "the house's list of payments to look at; what they are about is in orders and payments",
};

/** What has a person in it though nothing leads from it to an account, and how that is found. */
const byOtherMarks: Record<string, string> = {
  mails: "by the address",
  contact_messages: "by the address",
  payment_events: "by the order's reference",
  audit_log: "by the account's number",
};

/** What holds nothing of anybody that could be told or erased. */
const impersonal: Record<string, string> = {
  audit_chain: "hashes",
  audit_seals: "hashes",
  curriculum_classes: "the catalogue",
  curriculum_subjects: "the catalogue",
  curriculum_units: "the catalogue",
  curriculum_terms: "the catalogue",
  curriculum_list_items: "the catalogue",
  curriculum_modules: "the catalogue",
  curriculum_collections: "what of the catalogue was taken in",
  bank_corrections: "which entries of the bank are to be corrected, without who said so",
  curriculum_decisions: "what several schools typed alike, without any of them",
  subscription_tiers: "what is sold",
  bundle_offers: "what is sold",
  referral_rewards: "a setting",
  tallies: "sums",
  rate_limits: "keyed hashes, gone within days",
  rewarded_mailboxes: "keyed hashes, which outlive the account on purpose: docs/design/records.md, Rewards",
  passkey_challenges: "random bytes of five minutes",
  sandbox_charges: "the stand-in of local mode",
};

/** What stays without a name when its account goes, and why. */
const nameless: Record<string, string> = {
  orders: "account books",
  ledger_entries: "account books, numbers alone",
  payment_exchanges: "account books, without personal data",
  payment_cases: "account books, without personal data",
  model_usage: "figures",
};

describe("every table", () => {
  it("belongs to accounts, is found by another mark, or has nobody in it", () => {
    const named = [...ofAccounts(), ...Object.keys(byOtherMarks), ...Object.keys(impersonal)];
    expect([...named].sort()).toEqual([...names].sort());
  });

  it("that has somebody in it is read by the export, or named with the reason", async () => {
    const actor = await anActor();
    await aSavedPlan(actor);
    queries = [];
    for await (const piece of await exportPersonalData(actor)) expect(piece).toBeDefined();
    const reading = queries.filter((query) => query.startsWith("select"));
    const read = names.filter((name) => reading.some((query) => new RegExp(`(from|join) "${name}"`).test(query)));
    const personal = [...ofAccounts(), ...Object.keys(byOtherMarks)].filter((name) => !(name in untold));
    expect(read).toEqual(expect.arrayContaining(personal));
  });

  it("that belongs to accounts goes with them, or is named with the reason why it stays without a name", () => {
    const going = ofAccounts(({ onDelete }) => onDelete === "cascade");
    const staying = [...ofAccounts()].filter((name) => !going.has(name));
    expect(staying.sort()).toEqual(Object.keys(nameless).sort());
  });
});
