import { z } from "zod";
import { text } from "@/app/api/_answers/common";
import { constantTimes } from "@/lib/accounts/constants";
import { registration } from "@/lib/accounts/schema";
import { registerAccount } from "@/lib/accounts/registration/service";
import { loadMessages } from "@/lib/i18n/messages";
import { definePublicRoute } from "@/lib/web/route";

const shapes = {
  name: "register",
  body: registration,
  limit: "registerAddress",
  constantTime: constantTimes.register,
  answer: z.object({ message: text }).or(text),
} as const;

/** JSON; the sentence alone for who asks for plain text. Source: GEN-9. */
export const POST = definePublicRoute(shapes, async ({ body, locale, caller, request }) => {
  await registerAccount(body, locale, caller);
  const message = loadMessages(locale).accounts.notes.registered;
  return /^text\/plain\b/i.test(request.headers.get("accept")?.trim() ?? "") ? message : { message };
});
