import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Locale } from "@/lib/core/language";

/**
 * The prerendered page of an address that does not exist. The framework's own not-found is drawn by script alone, in a
 * language that it does not know; this one is whole when it arrives. `origin` is asked where there is no build.
 */
export async function missingPage(locale: Locale, origin: string): Promise<string> {
  const file = join(process.cwd(), ".next", "server", "app", locale, "missing.html");
  return readFile(file, "utf8").catch(async () => (await fetch(`${origin}/${locale}/missing`)).text());
}
