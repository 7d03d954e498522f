import { z } from "zod";
import { referred } from "@/app/api/_answers/users";
import { noteReading } from "@/lib/administration/reading/service";
import { formatDate } from "@/lib/i18n/format";
import { loadMessages } from "@/lib/i18n/messages";
import { listReferredBy } from "@/lib/referrals/queries";
import { referredQuery } from "@/lib/referrals/schema";
import { csvFile } from "@/lib/web/csv";
import { defineRoute } from "@/lib/web/route";

export const GET = defineRoute(
  { name: "referredBy", admin: true, query: referredQuery, answer: z.array(referred) },
  async (actor, { query, locale }) => {
    await noteReading(actor, "referrals");
    const referred = await listReferredBy(actor, query.email);
    if (query.format === "json") return referred;
    const { email, verified, created, yes, no } = loadMessages(locale).referrals.report;
    const rows = referred.map((user) => [user.email, user.verified ? yes : no, formatDate(user.createdAt)]);
    return csvFile({ name: "referred-users.csv", head: [email, verified, created], rows });
  },
);
