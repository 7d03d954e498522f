import { builtPage } from "@/lib/web/built-page";
import { requestLocale } from "@/lib/web/locale";

/** The page for people, in the language of the reader. */
export async function GET(request: Request): Promise<Response> {
  const page = await builtPage(`api/docs/${await requestLocale()}`, request);
  return new Response(page, {
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "private, no-cache" },
  });
}
