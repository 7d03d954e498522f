import type checkout from "@/messages/en/checkout.json";

export type CheckoutLabels = typeof checkout;

/** Something that can be bought on this page. */
export type Offer = {
  /** Which tier, or the bundle, as the calls name it. */
  choice: { tierId: number } | { bundle: true };
  /** "Standard, 3,000 RWF" in the reader's language. */
  item: string;
  /** Whole francs. */
  price: number;
  /** Whether it cannot be renewed yet. */
  isEarly: boolean;
  /** What there is to know before it is paid, such as what becomes of plans that are left. */
  note: string | null;
};

/** Where the payer is in the dialogs. */
export type Step = {
  view: "pending" | "method" | "phone" | "manual";
  offer: Offer;
  /** The payment for the same thing that waits. */
  waiting?: Waiting;
  /** Whether the payer wants another one beside it. */
  another?: boolean;
};

/** A payment that has begun and is not settled. */
export type Awaited = {
  txRef: string;
  /** By the server's clock, in milliseconds since 1970. */
  startedAt: number;
  item: string;
  /** Where it can still be paid. */
  link: string | null;
};

/** An unsettled payment with what it buys, as the page knows it. */
export type Waiting = Awaited & {
  /** Empty while only the server knows of what it is. */
  choice: Offer["choice"] | null;
  /** Day and time in words; empty when it was heard of just now. */
  begun: string;
  /** The transaction of a payment by hand, which an administrator confirms; null for the provider's. */
  reference: string | null;
};

export type PaymentStatus = "pending" | "successful" | "failed" | "expired";

export type Support = { phone?: string; email?: string; whatsapp?: string };

/** What the dialogs show besides the offer. */
export type DeskTexts = {
  labels: CheckoutLabels;
  hrefs: { dashboard: string; contact: { href: string; label: string } };
  support: Support;
  merchantCode: string | null;
};
