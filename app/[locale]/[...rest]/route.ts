import { isLocale } from "@/lib/core/language";
import { log } from "@/lib/core/log";
import { missingPage } from "@/lib/web/missing-page";

type Place = { params: Promise<{ locale: string; rest: string[] }> };

/** Every address that is no page. */
export async function GET(request: Request, { params }: Place): Promise<Response> {
  const { locale, rest } = await params;
  log("warn", "page_missing", { path: `/${rest.join("/")}`.slice(0, 200) });
  const page = await missingPage(isLocale(locale) ? locale : "en", request);
  return new Response(page, { status: 404, headers: { "Content-Type": "text/html; charset=utf-8" } });
}
