import { and, asc, eq, isNull, lte, sql } from "drizzle-orm";
import { database } from "@/db";
import { paymentEvents } from "@/db/schema";
import { now } from "@/lib/core/clock";
import { AppError } from "@/lib/core/errors";
import { errorFacts, log } from "@/lib/core/log";
import { eventTries } from "../constants";
import { dueWebhooks, gatewayOf, senderOf } from "../gateway";
import { redacted } from "../rules";
import { findOrder } from "../settlement/queries";
import { askAndSettle } from "../settlement/service";
import type { Delivery } from "../types";
import { eventKey } from "./rules";

type Event = typeof paymentEvents.$inferSelect;

/**
 * Takes a webhook: proves that a provider sent it, stores it under a unique key, and leaves the rest to
 * `processEvent`, now or by the job. An event that is there already is taken and does nothing. Gives back the id of a new
 * event. Throws `invalid_signature`, and `bad_request` for what is no event.
 */
export async function receiveWebhook(delivery: Delivery): Promise<number | null> {
  const gateway = senderOf(delivery);
  if (!gateway) throw new AppError("invalid_signature");
  const event = gatewayOf(gateway).webhook.read(delivery.body);
  if (!event) throw new AppError("bad_request");
  const { txRef, transactionId, payload } = event;
  const db = await database();
  const moment = now();
  const [stored] = await db
    .insert(paymentEvents)
    .values({
      gateway,
      eventKey: eventKey(delivery.body),
      txRef,
      transactionId,
      payload: redacted(payload),
      receivedAt: moment,
      nextTryAt: moment,
    })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id });
  return stored?.id ?? null;
}

/** 15 s, 30 s, 1 minute ... at most 4 hours. */
const pause = sql`least(make_interval(secs => 15 * power(2, ${paymentEvents.tries})), interval '4 hours')`;

async function claim(id?: number): Promise<Event | null> {
  const db = await database();
  const open = and(isNull(paymentEvents.processedAt), lte(paymentEvents.nextTryAt, now()));
  const due = db
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(id === undefined ? open : and(open, eq(paymentEvents.id, id)))
    .orderBy(asc(paymentEvents.id))
    .limit(1)
    .for("update", { skipLocked: true });
  const [claimed] = await db
    .update(paymentEvents)
    .set({
      tries: sql`${paymentEvents.tries} + 1`,
      nextTryAt: sql`${now().toISOString()}::timestamptz + ${pause}`,
    })
    .where(and(eq(paymentEvents.id, sql`(${due})`), isNull(paymentEvents.processedAt)))
    .returning();
  return claimed ?? null;
}

async function close(event: Event, outcome: string): Promise<void> {
  const db = await database();
  await db.update(paymentEvents).set({ processedAt: now(), outcome }).where(eq(paymentEvents.id, event.id));
}

/** The event only says where to look: what counts is what the provider answers when asked. */
async function work(event: Event): Promise<void> {
  const order = await findOrder(event.txRef);
  if (!order || order.gateway === "manual") return close(event, "no_order");
  try {
    const { paid, decided } = await askAndSettle(order, event.transactionId);
    const about = event.transactionId === null ? decided.length > 0 : decided.includes(event.transactionId);
    if (paid || about) return await close(event, paid ? "paid" : "refused");
  } catch (error) {
    log("warn", "event_not_checked", { event: event.id, ...errorFacts(error) });
  }
  if (event.tries >= eventTries) await close(event, "unconfirmed");
}

/** Does what a stored event asks for; one that is in other hands, or done, is left alone. */
export async function processEvent(id: number): Promise<void> {
  const event = await claim(id);
  if (event) await work(event);
}

/** Works on an event beside the answer to the provider. What fails is left to the job. */
export function workOnEvent(id: number): void {
  processEvent(id).catch((error: unknown) => log("error", "event_not_processed", { event: id, ...errorFacts(error) }));
}

/** Takes what the stand-ins of providers have to say, by the same door as theirs. Returns how many webhooks. */
export async function takeDueWebhooks(): Promise<number> {
  let taken = 0;
  for await (const delivery of dueWebhooks()) {
    const id = await receiveWebhook(delivery);
    if (id !== null) await processEvent(id);
    taken += 1;
  }
  return taken;
}

/** Works off the stored events that are due, after letting the stand-ins speak. Returns how many. */
export async function processDueEvents(): Promise<number> {
  let done = await takeDueWebhooks();
  for (let event = await claim(); event; event = await claim()) {
    await work(event);
    done += 1;
  }
  return done;
}
