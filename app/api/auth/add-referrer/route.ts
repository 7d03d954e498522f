import { loadMessages } from "@/lib/i18n/messages";
import { referrerInput } from "@/lib/referrals/schema";
import { nameReferrer } from "@/lib/referrals/service";
import { definePublicRoute } from "@/lib/web/route";

/** The same answer for known and unknown addresses. */
export const POST = definePublicRoute({ body: referrerInput, limit: "referrerAddress" }, async ({ body, locale }) => {
  await nameReferrer(body);
  return loadMessages(locale).accounts.notes.referrer;
});
