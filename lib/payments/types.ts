import type { orders } from "@/db/schema";

export type Order = typeof orders.$inferSelect;
export type GatewayName = Order["gateway"];
export type ProviderName = Exclude<GatewayName, "manual">;
export type OrderStatus = "pending" | "successful" | "failed" | "expired";

/** One transaction as the provider itself tells it. Amount in whole units of the currency. */
export type ProviderReport = {
  txRef: string;
  transactionId: string;
  status: "successful" | "failed" | "pending";
  amount: number;
  currency: string;
};

/** A question to the provider with what came back; the recorder keeps it without secrets and personal data. */
export type Exchange = {
  operation: string;
  request: unknown;
  response: unknown;
  httpStatus: number | null;
  durationMs: number;
};
export type Recorder = (exchange: Exchange) => Promise<void>;

/** What the provider is told of an order. */
export type Checkout = {
  order: Order;
  payer: { email: string; fullName: string };
  title: string;
  /** Where the provider sends the payer back to. */
  returnUrl: string;
};

/** A webhook as it came. */
export type Delivery = { body: Uint8Array; headers: Headers };
/** Which transaction a webhook is about, and everything that it says. */
export type ProviderEvent = { txRef: string; transactionId: string | null; payload: unknown };

/** A provider. Every call is recorded; none is believed without `ask`. */
export type Gateway = {
  /** Whether the settings of this server are enough for it. */
  isServed: () => boolean;
  /** Has the payment taken; gives back where, or null when the payer is asked on the phone. Throws `StartFailure`. */
  start: (checkout: Checkout, record: Recorder) => Promise<{ link: string | null }>;
  /** All that the provider knows of the reference; empty when it knows nothing. Throws when it does not answer. */
  ask: (question: { txRef: string; transactionId: string | null }, record: Recorder) => Promise<ProviderReport[]>;
  webhook: {
    /** Whether the raw body comes from the provider: by its headers, and the secret that is shared with it. */
    isSigned: (delivery: Delivery) => boolean;
    /** Null for anything but an event of a transaction. */
    read: (body: Uint8Array) => ProviderEvent | null;
    /** Of a stand-in that cannot call by itself: the webhooks that are due. */
    due?: () => AsyncIterable<Delivery>;
  };
};

/** An order as its payer and the administrators see it. */
export type Payment = {
  id: number;
  txRef: string;
  /** Null for a bundle. */
  tierId: number | null;
  productName: string;
  bundle: boolean;
  /** Whole francs. */
  amount: number;
  currency: string;
  gateway: GatewayName;
  status: OrderStatus;
  /** The Mobile Money id that the payer gave. */
  reference: string | null;
  /** Where an order that waits for its payment can still be paid. */
  link: string | null;
  /** ISO moments. */
  createdAt: string;
  paidAt: string | null;
};

/** Why a person has to look after an order: paid twice, paid but not active (the account is gone), or not the price. */
export type Attention = "surplus" | "inactive" | "mismatch";

/** An order as the administrators see it; the payer is null once the account is erased. */
export type PaymentOfPayer = Payment & { attention: Attention | null; email: string | null; fullName: string | null };

/** Another manual order with the same reference, or with one that differs by a digit or by two that changed places. */
export type NearOrder = { id: number; reference: string; same: boolean; status: OrderStatus; email: string | null };

/** What an administrator should know before confirming a manual order. */
export type ManualOrder = PaymentOfPayer & {
  near: NearOrder[];
  /** Whether the sum takes two administrators. */
  needsSecond: boolean;
  /** Who has confirmed first, while it waits for the other one. */
  first: { email: string; mine: boolean; at: string } | null;
};

/** What came of a confirmation; `alone` waits for an administrator whom there is not yet. */
export type Confirmation = "confirmed" | "waiting" | "alone";

/** An order that a person has to look after, with all the money that came for it. */
export type OpenCase = PaymentOfPayer & { received: { amount: number; currency: string }[] };
