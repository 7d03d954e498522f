import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Locale } from "@/lib/core/language";

/**
 * The prerendered page of an address that does not exist. The framework's own not-found is drawn by script alone, in a
 * language that it does not know; this one is whole when it arrives. The server itself is asked where there is no build.
 */
export async function missingPage(locale: Locale, request: Request): Promise<string> {
  const file = join(process.cwd(), ".next", "server", "app", locale, "missing.html");
  const { origin } = new URL(request.url);
  const page = await readFile(file, "utf8").catch(async () => (await fetch(`${origin}/${locale}/missing`)).text());
  // This answer is made for one request, so its policy allows scripts by nonce.
  const nonce = /'nonce-([\w+/=]+)'/.exec(request.headers.get("content-security-policy") ?? "")?.[1];
  return nonce ? page.replace(/<script|<link rel="preload" as="script"/g, `$& nonce="${nonce}"`) : page;
}
