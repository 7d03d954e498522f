import { done } from "@/app/api/_answers/common";
import { localeHref } from "@/components/layout/paths";
import { contactInput } from "@/lib/contact/schema";
import { sendContactMessage } from "@/lib/contact/service";
import { isAppError } from "@/lib/core/errors";
import { parseInput } from "@/lib/core/invalid-input";
import { isLocale, type Locale } from "@/lib/core/language";
import { loadMessages } from "@/lib/i18n/messages";
import type { Caller } from "@/lib/accounts/types";
import { readFormBody, textsOf } from "@/lib/web/form-body";
import { assertSmallBody, definePublicRoute } from "@/lib/web/route";

/** Bytes. All fields at their bounds, each sign percent-encoded in a form, fit. */
const maximalBody = 60_000;

/** A form of the page, or JSON of any other client. */
async function readWritten(request: Request): Promise<Record<string, unknown>> {
  if (!/json/i.test(request.headers.get("content-type") ?? ""))
    return textsOf(await readFormBody(request, maximalBody));
  assertSmallBody(request);
  const body: unknown = await request.json().catch(() => null);
  return typeof body === "object" && body !== null ? { ...body } : {};
}

type SentMessage = { written: Record<string, unknown>; caller: Caller; language: Locale };

async function send({ written, caller, language }: SentMessage): Promise<void> {
  await sendContactMessage(parseInput(contactInput, written), { address: caller.address, language });
}

/** Without script a page is answered: the form's own, at the place that says how it went. */
async function leadBack(sent: SentMessage): Promise<Response> {
  const place = await send(sent).then(
    () => "sent",
    (error: unknown) => {
      if (!isAppError(error)) throw error;
      return error.code === "too_many_requests" ? "too-many" : "not-sent";
    },
  );
  const location = `${localeHref(sent.language, "/contact")}#${place}`;
  return new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
}

/** The contact form's door: the page's script asks for JSON, a form without script for a page. */
export const POST = definePublicRoute(
  {
    name: "sendMessage",
    documented: contactInput,
    status: 201,
    answer: done,
    also: { 303: "To a browser that asks for a page: the contact page, at the place that says how it went" },
  },
  async ({ request, caller, locale }) => {
    const written = await readWritten(request);
    const language = isLocale(written.language) ? written.language : locale;
    if (request.headers.get("accept")?.includes("text/html")) return leadBack({ written, caller, language });
    await send({ written, caller, language });
    return Response.json({ success: true, message: loadMessages(language).public.contact.form.sent }, { status: 201 });
  },
);
