import { z } from "zod";
import {
  confirmInput,
  manualInput,
  orderParams,
  ordersQuery,
  rangeQuery,
  paymentRef,
  startQuery,
} from "@/lib/payments/schema";
import type { ApiCall } from "./types";

const text = z.string();
const moment = z.iso.datetime();
const status = z.enum(["pending", "successful", "failed", "expired"]);

const payment = z.object({
  id: z.int(),
  txRef: text,
  productName: text,
  bundle: z.boolean(),
  amount: z.int(),
  currency: text,
  gateway: z.enum(["flutterwave", "sandbox", "manual"]),
  status,
  reference: text.nullable(),
  link: text.nullable(),
  createdAt: moment,
  paidAt: moment.nullable(),
});
const orders = z.object({
  orders: z.array(
    payment.extend({
      attention: z.enum(["surplus", "inactive", "mismatch"]).nullable(),
      email: text.nullable(),
      fullName: text.nullable(),
      near: z.array(z.object({ id: z.int(), reference: text, same: z.boolean(), status, email: text.nullable() })),
      needsSecond: z.boolean(),
      first: z.object({ email: text, mine: z.boolean(), at: moment }).nullable(),
    }),
  ),
  currentPage: z.int(),
  totalPages: z.int(),
  totalItems: z.int(),
});
const done = z.object({ success: z.boolean(), message: text });
/** `waiting` and `alone` (202): another administrator has to confirm the sum too. */
const confirmation = done.extend({ status: z.enum(["confirmed", "waiting", "alone"]) });
const revenue = z.object({ totalRevenue: z.int(), totalTransactions: z.int() });
const balance = z.object({
  totalBalance: z.int(),
  todayRevenue: z.int(),
  monthRevenue: z.int(),
  totalTransactions: z.int(),
  todayTransactions: z.int(),
});
const summary = z.object({
  last1Month: revenue,
  last2Months: revenue,
  last6Months: revenue,
  last1Year: revenue,
  last10Years: revenue,
});

const base = "/api/payments";
const started = done.extend({ data: z.object({ payment_link: text.nullable(), tx_ref: text.nullable() }) });
const event = z.object({ event: text, data: z.looseObject({ id: z.int(), tx_ref: text, status: text }) });

export const paymentCalls: readonly ApiCall[] = [
  { name: "initializePayment", method: "POST", path: `${base}/initialize`, query: startQuery, answer: started },
  {
    ...{ name: "verifyPayment", method: "GET", path: `${base}/verify`, open: true, query: paymentRef },
    answer: done.extend({ status }),
  },
  {
    ...{ name: "paymentWebhook", method: "POST", path: `${base}/webhook`, open: true, body: event },
    answer: z.object({ received: z.boolean() }),
  },
  {
    ...{ name: "claimManualPayment", method: "POST", path: `${base}/manual`, body: manualInput, status: 201 },
    answer: done.extend({ data: payment }),
  },
  {
    ...{ name: "confirmPayment", method: "POST", path: "/api/subscriptions/confirm-payment", body: confirmInput },
    answer: done.extend({ status }),
  },
  {
    ...{ name: "paymentEvents", method: "GET", path: `${base}/events`, query: paymentRef },
    answer: text,
  },
  {
    ...{ name: "paymentReceipt", method: "GET", path: `${base}/{txRef}/receipt`, params: paymentRef },
    answer: "file",
  },
  { name: "listManualOrders", method: "GET", path: `${base}/manual`, query: ordersQuery, answer: orders },
  {
    name: "confirmManualOrder",
    method: "POST",
    path: `${base}/manual/{id}/confirm`,
    params: orderParams,
    answer: confirmation,
  },
  {
    name: "declineManualOrder",
    method: "POST",
    path: `${base}/manual/{id}/decline`,
    params: orderParams,
    answer: done,
  },
  { name: "revenueSummary", method: "GET", path: `${base}/analytics/summary`, answer: summary },
  { name: "revenueRange", method: "GET", path: `${base}/analytics/range`, query: rangeQuery, answer: revenue },
  { name: "revenueBalance", method: "GET", path: `${base}/analytics/balance`, answer: balance },
];
