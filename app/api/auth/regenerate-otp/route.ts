import { codeRequest } from "@/lib/accounts/schema";
import { resendVerificationCode } from "@/lib/accounts/service";
import { loadMessages } from "@/lib/i18n/messages";
import { definePublicRoute } from "@/lib/web/route";

/** The same answer for known and unknown addresses. */
export const POST = definePublicRoute({ body: codeRequest, limit: "codeMailAddress" }, async ({ body, locale }) => {
  await resendVerificationCode(body.email);
  return loadMessages(locale).accounts.notes.sent;
});
