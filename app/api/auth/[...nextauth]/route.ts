import type { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { z } from "zod";
import { env } from "@/lib/core/env";
import { authOptions } from "@/lib/web/auth-options";
import { findRequestActor } from "@/lib/web/bearer";
import { errorPath, readReturn, type GoogleSignIn } from "@/lib/web/google";
import { assertSmallBody, definePublicRoute } from "@/lib/web/route";
import { ticketCookie } from "@/lib/web/cookies/session-cookie";

const params = z.object({ nextauth: z.array(z.string()) });

function cookieNamed(request: NextRequest, name: string): string | undefined {
  return request.cookies.getAll().find((cookie) => cookie.name.endsWith(name))?.value;
}

/** next-auth's own error addresses know no language; the way in began in one. */
function localised(answer: Response, knock: GoogleSignIn): Response {
  const location = answer.headers.get("location");
  const url = location && URL.canParse(location, env().appUrl) ? new URL(location, env().appUrl) : null;
  const error = url?.searchParams.get("error");
  if (url && error && ["/auth", "/api/auth/error"].includes(url.pathname))
    answer.headers.set("location", errorPath(readReturn(knock.callbackUrl), error));
  return answer;
}

/** next-auth's own calls: session, csrf, providers, signin, callback, signout. It reads bodies of any size. */
const handle = definePublicRoute({ params }, async (input): Promise<Response> => {
  assertSmallBody(input.request);
  const [action, provider] = input.params.nextauth;
  const knock: GoogleSignIn = {
    caller: input.caller,
    callbackUrl: cookieNamed(input.request, "next-auth.callback-url"),
    atGoogle: provider === "google" || action === "providers",
  };
  if (readReturn(knock.callbackUrl).link) knock.linker = await findRequestActor(input.request);
  const context = { params: Promise.resolve(input.params) };
  const answer: Response = await NextAuth(input.request, context, await authOptions(knock));
  if (knock.refusal) throw knock.refusal;
  if (knock.binding) answer.headers.append("set-cookie", ticketCookie(knock.binding));
  return localised(answer, knock);
});

export { handle as GET, handle as POST };
