import { balance } from "@/app/api/_answers/payments";
import { getBalance } from "@/lib/payments/analytics/queries";
import { defineRoute } from "@/lib/web/route";

export const GET = defineRoute({ name: "revenueBalance", admin: true, answer: balance }, (actor) => getBalance(actor));
