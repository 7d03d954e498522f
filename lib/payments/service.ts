import { randomBytes } from "node:crypto";
import { and, eq, isNull, lt, or } from "drizzle-orm";
import { database, transact, type Tx } from "@/db";
import { orders } from "@/db/schema";
import type { Actor } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import { env } from "@/lib/core/env";
import { AppError } from "@/lib/core/errors";
import { errorFacts, log } from "@/lib/core/log";
import { defaultLocale } from "@/lib/core/language";
import { spendLimit } from "@/lib/limits/service";
import { getProduct } from "@/lib/subscriptions/queries";
import { lockQuota } from "@/lib/subscriptions/quota/service";
import { assertMayBuy, renewFreeTier } from "@/lib/subscriptions/service";
import type { WantedProduct } from "@/lib/subscriptions/types";
import { currency, lookPause } from "./constants";
import { currentGateway, gatewayOf } from "./gateway";
import { StartFailure } from "./gateways/failure";
import { findStatus, findWaiting, getOwnPayment } from "./queries";
import { mtnNumber, nextCheck } from "./rules";
import { findOrder } from "./settlement/queries";
import { askAndSettle, closeUnstarted, recorderFor } from "./settlement/service";
import type { GatewayName, Order, OrderStatus } from "./types";

type NewOrder = { wanted: WantedProduct; gateway: GatewayName; phone?: string | null; reference?: string };

/**
 * Makes an order at the price that the database has now. Throws `tier_not_found`, and `nothing_to_pay` for what is free.
 */
export async function makeOrder(tx: Tx, actor: Actor, make: NewOrder): Promise<Order> {
  const { wanted, gateway, phone, reference } = make;
  const { name, price } = await getProduct(tx, wanted);
  if (price <= 0) throw new AppError("nothing_to_pay");
  const createdAt = now();
  const [order] = await tx
    .insert(orders)
    .values({
      accountId: actor.accountId,
      gateway,
      phone,
      reference,
      currency,
      createdAt,
      txRef: `isomo-${randomBytes(16).toString("hex")}`,
      tierId: wanted.tierId ?? null,
      bundle: wanted.bundle ?? false,
      productName: name,
      amount: price,
      nextCheckAt: gateway === "manual" ? null : nextCheck(createdAt, 0),
    })
    .returning();
  if (!order) throw new AppError("unexpected");
  return order;
}

/** Nobody can pay an order that the provider refused; one that it left unanswered is still asked after. */
async function closeFailed(order: Order, error: unknown): Promise<AppError> {
  const certain = error instanceof StartFailure && error.certain;
  await closeUnstarted(order.id, { certain });
  log("warn", "payment_not_started", { order: order.id, certain, ...errorFacts(error) });
  return new AppError("payment_not_started", { cause: error, data: { success: false } });
}

function returnUrl(actor: Actor, origin: string): string {
  const prefix = actor.language === defaultLocale ? "" : `/${actor.language}`;
  return `${origin}${prefix}/payment/callback`;
}

type Start = {
  wanted: WantedProduct;
  /** As it was typed; empty or missing when the provider is to ask for it. */
  phoneNumber?: string;
  /** `false` where the payer has not been asked whether to begin beside a payment for the same thing that waits. */
  another?: boolean;
  /** What the payer reads at the provider, given the tier's name; empty for a bundle. */
  describe: (item: string) => string;
  /** The site's address as the payer's browser knows it; the configured one unless told. */
  origin?: string;
};
export type StartedPayment = { txRef: string | null; link: string | null };

/** Throws `payment_waiting` where a payment for the same thing may still come. */
async function assertNoneWaits(tx: Tx, actor: Actor, wanted: WantedProduct): Promise<void> {
  const waiting = await findWaiting(tx, actor.accountId, wanted);
  if (!waiting) return;
  const data = { payment_link: waiting.link, tx_ref: waiting.txRef };
  throw new AppError("payment_waiting", { data: { success: false, data } });
}

/** Of two that begin at once, the second waits for the first and then finds it. Throws `payment_waiting`. */
function makeOnlyOrder(actor: Actor, make: NewOrder): Promise<Order> {
  return transact(async (tx) => {
    await lockQuota(tx, actor.accountId);
    await assertNoneWaits(tx, actor, make.wanted);
    return makeOrder(tx, actor, make);
  });
}

/**
 * Starts a payment at the provider. A tier without a price is renewed at once, without an order. `link` is null when the
 * payer is asked on the phone. Throws `invalid_input` (phoneNumber), `tier_not_found`, `renewal_refused`,
 * `subscription_expired` (a bundle without a subscription), `too_many_requests`, `payment_not_started`, and
 * `payment_waiting` unless `another` says that it may begin beside one.
 */
export async function startPayment(actor: Actor, start: Start): Promise<StartedPayment> {
  const { wanted, another, describe, origin = env().appUrl } = start;
  const phone = start.phoneNumber ? mtnNumber(start.phoneNumber) : null;
  const { price } = await getProduct(await database(), wanted);
  if (price === 0 && wanted.tierId !== undefined) {
    await renewFreeTier(actor, wanted.tierId);
    return { txRef: null, link: null };
  }
  await assertMayBuy(actor.accountId, wanted);
  // A refusal that begins nothing spends no try.
  if (another === false) await assertNoneWaits(await database(), actor, wanted);
  await spendLimit("paymentStart", String(actor.accountId));
  const gateway = currentGateway();
  if (!gateway) throw new AppError("payment_not_started");
  const make = { wanted, gateway, phone };
  const order = another === false ? await makeOnlyOrder(actor, make) : await makeOrder(await database(), actor, make);
  const payer = { email: actor.email, fullName: actor.fullName };
  const checkout = { order, payer, title: describe(order.productName), returnUrl: returnUrl(actor, origin) };
  try {
    const { link } = await gatewayOf(gateway).start(checkout, recorderFor(order.id));
    const db = await database();
    await db.update(orders).set({ link, startedAt: now() }).where(eq(orders.id, order.id));
    return { txRef: order.txRef, link };
  } catch (error) {
    throw await closeFailed(order, error);
  }
}

/** Of many who look at once, one asks the provider. */
async function mayLook(order: Order): Promise<boolean> {
  const db = await database();
  const moment = now();
  const rested = or(isNull(orders.checkedAt), lt(orders.checkedAt, new Date(moment.getTime() - lookPause)));
  const taken = await db
    .update(orders)
    .set({ checkedAt: moment })
    .where(and(eq(orders.id, order.id), rested))
    .returning({ id: orders.id });
  return taken.length > 0;
}

/**
 * How an order stands, after asking the provider itself if it is not settled. A reference that nobody has is `failed`; a
 * provider that does not answer leaves it `pending`. Needs no actor: it tells nothing else.
 */
export async function verifyPayment(txRef: string): Promise<OrderStatus> {
  const order = await findOrder(txRef);
  if (!order) return "failed";
  const known = await findStatus(txRef);
  if (known === "successful" || order.gateway === "manual") return known ?? "failed";
  if (await mayLook(order)) {
    try {
      await askAndSettle(order);
    } catch (error) {
      log("warn", "payment_not_checked", { order: order.id, ...errorFacts(error) });
    }
  }
  return (await findStatus(txRef)) ?? "failed";
}

/**
 * How the actor's own order stands, told to a client that claims to have paid: its claim counts for nothing, the provider is
 * asked. Throws `payment_not_found`, also for somebody else's.
 */
export async function confirmOwnPayment(actor: Actor, txRef: string): Promise<OrderStatus> {
  await getOwnPayment(actor, txRef);
  return verifyPayment(txRef);
}
