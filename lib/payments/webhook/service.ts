import { and, asc, eq, isNull, lte, sql } from "drizzle-orm";
import { database } from "@/db";
import { paymentEvents } from "@/db/schema";
import { now } from "@/lib/core/clock";
import { env } from "@/lib/core/env";
import { AppError } from "@/lib/core/errors";
import { currentKey } from "@/lib/core/keys";
import { errorFacts, log } from "@/lib/core/log";
import { eventTries } from "../constants";
import { currentGateway } from "../gateway";
import { redacted } from "../rules";
import { takeDueWebhook } from "../sandbox/service";
import { findOrder } from "../settlement/queries";
import { askAndSettle } from "../settlement/service";
import { eventKey, isSigned, readEvent, signatureOf } from "./rules";

type Event = typeof paymentEvents.$inferSelect;

/** What the provider signs with; the stand-in of local mode has a secret of its own. */
function webhookSecret(): string | undefined {
  const given = env().FLUTTERWAVE_WEBHOOK_HASH;
  return (
    given ??
    (currentGateway() === "sandbox" ? `sandbox-${currentKey("payment-sandbox").toString("base64url")}` : undefined)
  );
}

type Delivery = { body: Uint8Array; hash: string | null; signature: string | null };

/**
 * Takes a webhook: proves that the provider sent it, stores it under a unique key, and leaves the rest to
 * `processEvent`, now or by the job. An event that is there already is taken and does nothing. Gives back the id of a new
 * event. Throws `invalid_signature`, and `bad_request` for what is no event.
 */
export async function receiveWebhook({ body, hash, signature }: Delivery): Promise<number | null> {
  if (!isSigned(body, { hash, signature }, webhookSecret())) throw new AppError("invalid_signature");
  const event = readEvent(body);
  const gateway = currentGateway();
  if (!event || !gateway) throw new AppError("bad_request");
  const { txRef, transactionId, payload } = event;
  const db = await database();
  const moment = now();
  const [stored] = await db
    .insert(paymentEvents)
    .values({
      ...{ gateway, eventKey: eventKey(body), txRef, transactionId, payload: redacted(payload) },
      ...{ receivedAt: moment, nextTryAt: moment },
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

/** The same, beside the answer to the provider. What fails is left to the job. */
export function workOnEvent(id: number): void {
  processEvent(id).catch((error: unknown) => log("error", "event_not_processed", { event: id, ...errorFacts(error) }));
}

/** Sends what the provider's stand-in has to say, by the same door as the provider. Returns how many webhooks. */
export async function sendSandboxWebhooks(): Promise<number> {
  if (currentGateway() !== "sandbox") return 0;
  const secret = webhookSecret() ?? "";
  let sent = 0;
  for (let charge = await takeDueWebhook(); charge; charge = await takeDueWebhook()) {
    const { txRef: tx_ref, transactionId, amount, currency, state: status } = charge;
    const data = { id: transactionId, tx_ref, amount, currency, status };
    const body = Buffer.from(JSON.stringify({ event: "charge.completed", data }));
    const id = await receiveWebhook({ body, hash: secret, signature: signatureOf(body, secret) });
    if (id !== null) await processEvent(id);
    sent += 1;
  }
  return sent;
}

/** Works off the stored events that are due, after letting the stand-in of local mode speak. Returns how many. */
export async function processDueEvents(): Promise<number> {
  let done = await sendSandboxWebhooks();
  for (let event = await claim(); event; event = await claim()) {
    await work(event);
    done += 1;
  }
  return done;
}
