import { localeOf } from "@/lib/core/language";
import { log } from "@/lib/core/log";
import { builtPage } from "@/lib/web/built-page";

type RestContext = { params: Promise<{ locale: string; rest: string[] }> };

/**
 * Every address that is no page. The framework's own not-found is drawn by script alone, in a language that it does not
 * know; this one is whole when it arrives.
 */
export async function GET(request: Request, { params }: RestContext): Promise<Response> {
  const { locale, rest } = await params;
  log("warn", "page_missing", { path: `/${rest.join("/")}`.slice(0, 200) });
  const page = await builtPage(`${localeOf(locale)}/missing`, request);
  return new Response(page, { status: 404, headers: { "Content-Type": "text/html; charset=utf-8" } });
}
