import { z } from "zod";
import { rowId } from "@/lib/core/whole-number";
import { storable } from "@/lib/core/searchable";
import type { WantedProduct } from "@/lib/subscriptions/types";

const tierId = z.coerce
  .number({ error: "tierUnknown" })
  .int("tierUnknown")
  .min(1, "tierUnknown")
  .max(2_147_483_647, "tierUnknown");

function bought(given: { tierId?: number; bundle?: boolean }): boolean {
  return given.bundle ? given.tierId === undefined : given.tierId !== undefined;
}
/** The choice of a query or body that passed its schema. */
export function toWanted({ tierId, bundle }: { tierId?: number; bundle?: boolean }): WantedProduct {
  return bundle || tierId === undefined ? { bundle: true } : { tierId };
}
const choice = { error: "tierUnknown", path: ["tierId"] };

/** Query of the call that starts a payment. A phone number is optional; shorter than 9 signs is refused. */
export const startQuery = z
  .object({
    tierId: tierId.optional(),
    bundle: z
      .enum(["true", "false"], { error: "invalid" })
      .transform((value) => value === "true")
      .optional(),
    phoneNumber: z
      .string()
      .max(40, "phoneValid")
      .transform((written) => storable(written).trim())
      .refine((written) => written === "" || written.length >= 9, "phoneValid")
      .optional(),
    /** Whether to begin although one for the same thing waits: `false` refuses that; nothing said begins in any case. */
    another: z.enum(["true", "false"], { error: "invalid" }).optional(),
  })
  .refine(bought, choice);

/** What a payer says of a payment made by USSD. */
export const manualInput = z
  .object({
    tierId: tierId.optional(),
    bundle: z.boolean({ error: "invalid" }).optional(),
    /** The Mobile Money transaction id, or the network's message with it. */
    reference: z.string({ error: "momoReference" }).max(1_000, "tooLong").transform(storable),
  })
  .refine(bought, choice);

const txRef = z
  .string({ error: "txRefMissing" })
  .max(200, "invalid")
  .transform((written) => storable(written).trim())
  .pipe(z.string().min(1, "txRefMissing"));

/** Which payment, by its reference. */
export const paymentRef = z.object({ txRef });

/** What a client sends that claims to have paid: of all of it only the reference is read. */
export const confirmInput = z
  .looseObject({ txRef: z.unknown().optional(), tx_ref: z.unknown().optional() })
  .transform((given) => ({ txRef: given.txRef ?? given.tx_ref }))
  .pipe(paymentRef);

export const orderParams = z.object({
  id: rowId,
});

const orderStatuses = ["pending", "successful", "failed", "expired"] as const;

/** A page of orders; `page` counts from 0. */
export const ordersQuery = z.object({
  status: z.enum([...orderStatuses, "all"], { error: "invalid" }).optional(),
  page: z.coerce.number({ error: "invalid" }).int("invalid").min(0, "invalid").max(100_000, "invalid").default(0),
  size: z.coerce.number({ error: "invalid" }).int("invalid").min(1, "invalid").max(100, "invalid").default(20),
});

const moment = z.iso.datetime({ offset: true, error: "moment" }).transform((text) => new Date(text));

/** Both ends belong to the range. */
export const rangeQuery = z
  .object({ start: moment, end: moment })
  .refine(({ start, end }) => start <= end, { error: "rangeOrder", path: ["end"] });
