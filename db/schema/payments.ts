import { sql, type SQL } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { accounts } from "./accounts";
import { subscriptionTiers } from "./subscriptions";

export const paymentGatewayEnum = pgEnum("payment_gateway", ["flutterwave", "sandbox", "manual"]);
export const ledgerKindEnum = pgEnum("ledger_kind", ["payment", "mismatch", "failure", "expiry", "activation"]);
export const sandboxChargeEnum = pgEnum("sandbox_charge_state", ["open", "hanging", "successful", "failed"]);

function moment(name: string) {
  return timestamp(name, { withTimezone: true });
}

/** What somebody set out to pay for, at the price of that moment. Its status is derived from the ledger. */
export const orders = pgTable(
  "orders",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Our reference at the provider; unguessable. */
    txRef: text("tx_ref").notNull(),
    /** Null once the account is gone; the money stays in the ledger. */
    accountId: integer("account_id").references(() => accounts.id, { onDelete: "set null" }),
    /** Null for a bundle. */
    tierId: integer("tier_id").references(() => subscriptionTiers.id),
    bundle: boolean().notNull().default(false),
    /** What was bought, by the name of that moment. */
    productName: text("product_name").notNull(),
    /** Whole units of the currency. */
    amount: integer().notNull(),
    currency: text().notNull().default("RWF"),
    gateway: paymentGatewayEnum().notNull(),
    /** E.164; erased with the account. */
    phone: text(),
    /** Manual orders: the Mobile Money transaction id that the payer gave. */
    reference: text(),
    /** Where the provider takes the payment. */
    link: text(),
    createdAt: moment("created_at").notNull(),
    /** When the provider accepted the order; null while it has not, and for manual orders. */
    startedAt: moment("started_at"),
    /** When a person's look last asked the provider. */
    checkedAt: moment("checked_at"),
    /** When the job asks the provider; null when it need not any more. */
    nextCheckAt: moment("next_check_at"),
    checks: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex("orders_tx_ref_key").on(table.txRef),
    index("orders_account").on(table.accountId, table.id),
    index("orders_newest").on(table.gateway, table.id),
    index("orders_reference")
      .on(table.reference)
      .where(sql`${table.reference} is not null`),
    index("orders_due")
      .on(table.nextCheckAt)
      .where(sql`${table.nextCheckAt} is not null`),
    check("orders_amount", sql`${table.amount} > 0`),
    check("orders_product", sql`${table.bundle} = (${table.tierId} is null)`),
  ],
);

/** The digits of a Mobile Money id, however it was written. */
export function manualDigits(written: AnyPgColumn): SQL {
  return sql`ltrim(regexp_replace(${written}, '[^0-9]', '', 'g'), '0')`;
}

/** What happened to orders and their money. Rows are only ever added; a trigger refuses everything else. */
export const ledgerEntries = pgTable(
  "ledger_entries",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer("order_id")
      .notNull()
      .references(() => orders.id),
    /**
     * payment: money for the order. mismatch: money that does not pay it, too little or in another currency. failure: the
     * provider refused. expiry: nobody paid. activation: the subscription got what was paid.
     */
    kind: ledgerKindEnum().notNull(),
    gateway: paymentGatewayEnum().notNull(),
    /** The provider's own number of the transaction, or the Mobile Money id of a manual order. */
    providerRef: text("provider_ref"),
    /** Whole units of the currency; 0 where no money moved. */
    amount: integer().notNull().default(0),
    currency: text().notNull(),
    /** A code that says why. */
    reason: text(),
    /** The administrator's account where a person decided. No reference: it outlives the account. */
    recordedBy: integer("recorded_by"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    // One row for one transaction of the provider, however often and from wherever it is heard of.
    uniqueIndex("ledger_transaction_key")
      .on(table.kind, table.gateway, table.providerRef)
      .where(sql`${table.providerRef} is not null`),
    // One activation and one expiry for one order.
    uniqueIndex("ledger_once_key")
      .on(table.orderId, table.kind)
      .where(sql`${table.kind} in ('activation', 'expiry')`),
    // By digits alone, as they were not always kept: a payment under an old spelling is the same payment.
    index("ledger_manual_digits")
      .on(manualDigits(table.providerRef))
      .where(sql`${table.kind} = 'payment' and ${table.gateway} = 'manual'`),
    // Only the canonical spelling of a payment by hand, so that the unique key above means one payment.
    check("ledger_manual_reference", sql`${table.gateway} <> 'manual' or ${table.providerRef} ~ '^[1-9][0-9]{10}$'`),
    index("ledger_order").on(table.orderId),
    index("ledger_revenue").on(table.kind, table.createdAt),
  ],
);

/** Confirmations of manual orders whose sum takes two administrators: who was the first, and who the other. */
export const orderConfirmations = pgTable(
  "order_confirmations",
  {
    orderId: integer("order_id")
      .primaryKey()
      .references(() => orders.id, { onDelete: "cascade" }),
    /** Gone with the account: then the order waits for a first one again. */
    firstBy: integer("first_by")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    firstAt: moment("first_at").notNull(),
    /** Null while the order waits for the other one. */
    secondBy: integer("second_by").references(() => accounts.id, { onDelete: "set null" }),
    secondAt: moment("second_at"),
  },
  (table) => [check("order_confirmations_two", sql`${table.firstBy} <> ${table.secondBy}`)],
);

/**
 * Orders of which the ledger holds money that may need a person: opened with each payment or mismatch, and gone when the
 * one payment has activated its order. So that the few can be found without a look at all of the ledger.
 */
export const paymentCases = pgTable(
  "payment_cases",
  {
    orderId: integer("order_id")
      .primaryKey()
      .references(() => orders.id, { onDelete: "cascade" }),
    /** Payments and mismatches that the ledger holds of the order. */
    entries: integer().notNull().default(1),
    openedAt: moment("opened_at").notNull(),
    /** When an administrator had dealt with it; null while open. Money that comes later opens it again. */
    closedAt: moment("closed_at"),
  },
  (table) => [
    index("payment_cases_open")
      .on(table.orderId)
      .where(sql`${table.closedAt} is null`),
  ],
);

/** Every question to the provider and its answer, without secrets and personal data. */
export const paymentExchanges = pgTable(
  "payment_exchanges",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    operation: text().notNull(),
    request: jsonb().notNull(),
    response: jsonb(),
    /** Null when no answer came. */
    httpStatus: integer("http_status"),
    durationMs: integer("duration_ms").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [index("payment_exchanges_order").on(table.orderId)],
);

/** Webhook events that proved to come from the provider, stored before anything is done about them. */
export const paymentEvents = pgTable(
  "payment_events",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    gateway: paymentGatewayEnum().notNull(),
    /** SHA-256 of the body: the provider numbers transactions, not events. */
    eventKey: text("event_key").notNull(),
    txRef: text("tx_ref").notNull(),
    transactionId: text("transaction_id"),
    payload: jsonb().notNull(),
    tries: integer().notNull().default(0),
    receivedAt: moment("received_at").notNull(),
    nextTryAt: moment("next_try_at").notNull(),
    processedAt: moment("processed_at"),
    outcome: text(),
  },
  (table) => [
    uniqueIndex("payment_events_key").on(table.eventKey),
    index("payment_events_due")
      .on(table.nextTryAt)
      .where(sql`${table.processedAt} is null`),
  ],
);

/** What the provider's stand-in of local mode knows. */
export const sandboxCharges = pgTable("sandbox_charges", {
  txRef: text("tx_ref").primaryKey(),
  transactionId: bigint("transaction_id", { mode: "number" }).generatedAlwaysAsIdentity(),
  amount: integer().notNull(),
  currency: text().notNull(),
  title: text().notNull(),
  returnPath: text("return_path").notNull(),
  state: sandboxChargeEnum().notNull().default("open"),
  /** Webhooks still to be sent, and when. */
  webhooks: integer().notNull().default(0),
  webhookAt: moment("webhook_at"),
  createdAt: moment("created_at").notNull(),
});
