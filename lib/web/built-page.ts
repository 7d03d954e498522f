import { readFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * A prerendered page, to be answered at another address than its own. The server itself is asked for it where there is no
 * build. This answer is made for one request, so its policy allows scripts by nonce.
 */
export async function builtPage(name: string, request: Request): Promise<string> {
  const file = join(process.cwd(), ".next", "server", "app", `${name}.html`);
  const { origin } = new URL(request.url);
  const page = await readFile(file, "utf8").catch(async () => (await fetch(`${origin}/${name}`)).text());
  const nonce = /'nonce-([\w+/=]+)'/.exec(request.headers.get("content-security-policy") ?? "")?.[1];
  return nonce ? page.replace(/<script|<link rel="preload" as="script"/g, `$& nonce="${nonce}"`) : page;
}
