import { googleSandbox } from "@/lib/accounts/sandbox/gateway";
import { AppError } from "@/lib/core/errors";
import { env } from "@/lib/core/env";
import { assertSmallBody, definePublicRoute } from "@/lib/web/route";

export const dynamic = "force-dynamic";

const passedOn = ["accept", "authorization", "content-type", "cookie", "referer"];
const passedBack = ["cache-control", "content-type", "location", "pragma", "www-authenticate"];

/** Passes what the OpenID protocol asks on to the stand-in of Google, which has a server of its own in this process. */
const handle = definePublicRoute({}, async ({ request }) => {
  if (!env().googleSandbox) throw new AppError("unknown_call");
  assertSmallBody(request);
  const { origin } = await googleSandbox();
  const { pathname, search } = new URL(request.url);
  const { host, protocol } = new URL(env().appUrl);
  const headers = new Headers({ "x-forwarded-host": host, "x-forwarded-proto": protocol.slice(0, -1) });
  for (const name of passedOn) headers.set(name, request.headers.get(name) ?? "");
  for (const name of passedOn) if (!headers.get(name)) headers.delete(name);
  const body = request.method === "POST" ? await request.text() : undefined;
  const answer = await fetch(origin + pathname + search, { method: request.method, headers, body, redirect: "manual" });
  const back = new Headers();
  for (const name of passedBack) if (answer.headers.has(name)) back.set(name, answer.headers.get(name) ?? "");
  for (const cookie of answer.headers.getSetCookie()) back.append("set-cookie", cookie);
  return new Response(answer.body, { status: answer.status, headers: back });
});

export { handle as GET, handle as POST };
