import { text } from "@/app/api/_answers/common";
import { constantTimes } from "@/lib/accounts/constants";
import { codeRequest } from "@/lib/accounts/schema";
import { resendVerificationCode } from "@/lib/accounts/registration/service";
import { loadMessages } from "@/lib/i18n/messages";
import { definePublicRoute } from "@/lib/web/route";

const shapes = {
  name: "regenerateOtp",
  body: codeRequest,
  limit: "codeMailAddress",
  constantTime: constantTimes.mail,
  answer: text,
} as const;

/** The same answer for known and unknown addresses. */
export const POST = definePublicRoute(shapes, async ({ body, locale, caller }) => {
  await resendVerificationCode(body.email, caller);
  return loadMessages(locale).accounts.notes.sent;
});
