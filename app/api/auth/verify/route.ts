import { codeInput } from "@/lib/accounts/schema";
import { verifyEmail } from "@/lib/accounts/service";
import { loadMessages } from "@/lib/i18n/messages";
import { definePublicRoute } from "@/lib/web/route";

export const POST = definePublicRoute({ body: codeInput, limit: "codeCheckAddress" }, async ({ body, locale }) => {
  await verifyEmail(body);
  return loadMessages(locale).accounts.notes.verified;
});
