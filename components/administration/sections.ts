import type administration from "@/messages/en/administration.json";

/** The tabs of the administration, in order, and the pages beside them. Source: ADM-1. */
export const tabs = [
  { key: "users", path: "/admin" },
  { key: "tiers", path: "/admin/tiers" },
  { key: "subscriptions", path: "/admin/subscriptions" },
  { key: "payments", path: "/admin/payments" },
  { key: "referrals", path: "/admin/referrals" },
] as const satisfies readonly Section[];

export const pages = [
  { key: "review", path: "/admin/review" },
  { key: "messages", path: "/admin/messages" },
  { key: "ratings", path: "/admin/ratings" },
  { key: "reports", path: "/admin/reports" },
  { key: "audit", path: "/admin/audit" },
  { key: "curriculum", path: "/admin/curriculum" },
] as const satisfies readonly Section[];

type Section = { key: keyof (typeof administration)["sections"]; path: string };
