import { evenTimes } from "@/lib/accounts/constants";
import { registration } from "@/lib/accounts/schema";
import { registerAccount } from "@/lib/accounts/service";
import { loadMessages } from "@/lib/i18n/messages";
import { definePublicRoute } from "@/lib/web/route";

const shapes = { body: registration, limit: "registerAddress", evenTime: evenTimes.register } as const;

export const POST = definePublicRoute(shapes, async ({ body, locale }) => {
  await registerAccount(body, locale);
  return loadMessages(locale).accounts.notes.registered;
});
