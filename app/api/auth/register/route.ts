import { registration } from "@/lib/accounts/schema";
import { registerAccount } from "@/lib/accounts/service";
import { loadMessages } from "@/lib/i18n/messages";
import { definePublicRoute } from "@/lib/web/route";

export const POST = definePublicRoute({ body: registration, limit: "registerAddress" }, async ({ body, locale }) => {
  await registerAccount(body, locale);
  return loadMessages(locale).accounts.notes.registered;
});
