import { getBalance } from "@/lib/payments/analytics/queries";
import { defineRoute } from "@/lib/web/route";

export const GET = defineRoute({ admin: true }, (actor) => getBalance(actor));
