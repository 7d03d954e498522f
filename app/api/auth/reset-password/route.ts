import { text } from "@/app/api/_answers/common";
import { constantTimes } from "@/lib/accounts/constants";
import { resetPassword } from "@/lib/accounts/recovery/service";
import { resetInput } from "@/lib/accounts/schema";
import { loadMessages } from "@/lib/i18n/messages";
import { definePublicRoute } from "@/lib/web/route";

const shapes = {
  name: "resetPassword",
  body: resetInput,
  limit: "codeCheckAddress",
  constantTime: constantTimes.reset,
  answer: text,
} as const;

export const POST = definePublicRoute(shapes, async ({ body, locale, caller }) => {
  await resetPassword(body, caller);
  return loadMessages(locale).accounts.reset.done;
});
