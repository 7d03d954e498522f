import { evenTimes } from "@/lib/accounts/constants";
import { loadMessages } from "@/lib/i18n/messages";
import { referrerInput } from "@/lib/referrals/schema";
import { nameReferrer } from "@/lib/referrals/service";
import { definePublicRoute } from "@/lib/web/route";

const shapes = { body: referrerInput, limit: "referrerAddress", evenTime: evenTimes.code } as const;

/** The same answer for known and unknown addresses. */
export const POST = definePublicRoute(shapes, async ({ body, locale }) => {
  await nameReferrer(body);
  return loadMessages(locale).accounts.notes.referrer;
});
