import { text } from "@/app/api/_answers/common";
import { constantTimes } from "@/lib/accounts/constants";
import { nameOwnReferrer } from "@/lib/accounts/referrer/service";
import { loadMessages } from "@/lib/i18n/messages";
import { referrerInput } from "@/lib/referrals/schema";
import { findRequestActor } from "@/lib/web/bearer";
import { definePublicRoute } from "@/lib/web/route";

const shapes = {
  name: "addReferrer",
  body: referrerInput,
  limit: "referrerAddress",
  constantTime: constantTimes.code,
  answer: text,
} as const;

/** The same answer for known and unknown addresses, and whether or not the caller may name who brought the account. */
export const POST = definePublicRoute(shapes, async ({ body, locale, caller, request }) => {
  await nameOwnReferrer(body, caller, await findRequestActor(request));
  return loadMessages(locale).referrals.added;
});
