import type { Balance, Revenue, Summary } from "@/lib/payments/analytics/types";

/** One bar or point: a day (ISO date) or a month (ISO date of its first day) of Kigali. */
export type SeriesPoint = { date: string; revenue: number; transactions: number; users: number };

export type DateRange = { start: string; end: string };

/** What the payments tab shows of money and growth. `unit` is what a point of the series stands for. */
export type Finance = {
  balance: Balance;
  summary: Summary;
  revenue: Revenue;
  series: SeriesPoint[];
  unit: "day" | "month";
};

/** A mail that could not be sent. */
export type FailedMessage = {
  id: number;
  recipient: string;
  subject: string;
  tries: number;
  lastError: string;
  createdAt: string;
};
