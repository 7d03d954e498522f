import { z } from "zod";
import { referredQuery, topQuery } from "@/lib/referrals/schema";
import type { ApiCall } from "./types";

const referrer = z.object({ email: z.string(), count: z.int() });
const referred = z.object({ id: z.int(), email: z.string(), verified: z.boolean(), createdAt: z.iso.datetime() });
const reports = "/api/admin/referrals";

export const referralCalls: readonly ApiCall[] = [
  { name: "topReferrers", method: "GET", path: `${reports}/top`, query: topQuery, answer: z.array(referrer) },
  { name: "referredBy", method: "GET", path: `${reports}/by-email`, query: referredQuery, answer: z.array(referred) },
];
