import { text } from "@/app/api/_answers/common";
import { constantTimes } from "@/lib/accounts/constants";
import { codeInput } from "@/lib/accounts/schema";
import { verifyEmail } from "@/lib/accounts/registration/service";
import { loadMessages } from "@/lib/i18n/messages";
import { definePublicRoute } from "@/lib/web/route";

const shapes = {
  name: "verify",
  body: codeInput,
  limit: "codeCheckAddress",
  constantTime: constantTimes.code,
  answer: text,
} as const;

export const POST = definePublicRoute(shapes, async ({ body, locale, caller }) => {
  await verifyEmail(body, caller);
  return loadMessages(locale).accounts.notes.verified;
});
