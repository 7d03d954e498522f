import { text } from "@/app/api/_answers/common";
import { constantTimes } from "@/lib/accounts/constants";
import { requestPasswordReset } from "@/lib/accounts/recovery/service";
import { emailInput } from "@/lib/accounts/schema";
import { loadMessages } from "@/lib/i18n/messages";
import { definePublicRoute } from "@/lib/web/route";

const shapes = {
  name: "forgotPassword",
  query: emailInput,
  limit: "codeMailAddress",
  constantTime: constantTimes.mail,
  answer: text,
} as const;

/** The same answer for known and unknown addresses. */
export const POST = definePublicRoute(shapes, async ({ query, locale, caller }) => {
  await requestPasswordReset(query.email, caller);
  return loadMessages(locale).accounts.notes.resetSent;
});
