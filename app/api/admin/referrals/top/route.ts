import { z } from "zod";
import { referrer } from "@/app/api/_answers/users";
import { noteReading } from "@/lib/administration/reading/service";
import { loadMessages } from "@/lib/i18n/messages";
import { listTopReferrers } from "@/lib/referrals/queries";
import { topQuery } from "@/lib/referrals/schema";
import { csvFile } from "@/lib/web/csv";
import { defineRoute } from "@/lib/web/route";

export const GET = defineRoute(
  { name: "topReferrers", admin: true, query: topQuery, answer: z.array(referrer) },
  async (actor, { query, locale }) => {
    await noteReading(actor, "referrals");
    const referrers = await listTopReferrers(actor, query.limit);
    if (query.format === "json") return referrers;
    const { email, count } = loadMessages(locale).referrals.report;
    const rows = referrers.map((referrer) => [referrer.email, String(referrer.count)]);
    return csvFile({ name: "top-referrers.csv", head: [email, count], rows });
  },
);
