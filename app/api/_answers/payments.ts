import { z } from "zod";
import { gatewayNames } from "@/lib/payments/gateway";
import { done, moment, place, text } from "./common";

export const paymentStatus = z.enum(["pending", "successful", "failed", "expired"]);

export const payment = z.object({
  id: z.int(),
  txRef: text,
  tierId: z.int().nullable(),
  productName: text,
  bundle: z.boolean(),
  amount: z.int(),
  currency: text,
  gateway: z.enum(gatewayNames),
  status: paymentStatus,
  reference: text.nullable(),
  link: text.nullable(),
  createdAt: moment,
  paidAt: moment.nullable(),
});

const near = z.object({
  id: z.int(),
  reference: text,
  same: z.boolean(),
  status: paymentStatus,
  email: text.nullable(),
});
const manualOrder = payment.extend({
  attention: z.enum(["surplus", "inactive", "mismatch"]).nullable(),
  email: text.nullable(),
  fullName: text.nullable(),
  near: z.array(near),
  needsSecond: z.boolean(),
  first: z.object({ email: text, mine: z.boolean(), at: moment }).nullable(),
});
export const manualOrders = z.object({ orders: z.array(manualOrder), ...place.shape });

/** `waiting` and `alone` (202): another administrator has to confirm the sum too. */
export const confirmation = done.extend({ status: z.enum(["confirmed", "waiting", "alone"]) });
export const paymentState = done.extend({ status: paymentStatus });
export const startedPayment = done.extend({
  data: z.object({ payment_link: text.nullable(), tx_ref: text.nullable() }),
});
export const paymentEvent = z.object({
  event: text,
  data: z.looseObject({ id: z.int(), tx_ref: text, status: text }),
});

export const revenue = z.object({ totalRevenue: z.int(), totalTransactions: z.int() });
export const balance = z.object({
  totalBalance: z.int(),
  todayRevenue: z.int(),
  monthRevenue: z.int(),
  totalTransactions: z.int(),
  todayTransactions: z.int(),
});
export const revenueSummary = z.object({
  last1Month: revenue,
  last2Months: revenue,
  last6Months: revenue,
  last1Year: revenue,
  last10Years: revenue,
});
