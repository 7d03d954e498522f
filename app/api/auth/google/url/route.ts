import { z } from "zod";
import { AppError, isAppError } from "@/lib/core/errors";
import { env, googleOffered } from "@/lib/core/env";
import { locales } from "@/lib/core/language";
import { callbackPath, errorPath } from "@/lib/web/google";
import { startGoogle } from "@/lib/web/google-start";
import { definePublicRoute } from "@/lib/web/route";

const query = z.object({
  follow: z.enum(["true"]).optional(),
  next: z.string().max(500).optional().catch(undefined),
  ref: z.string().max(254).optional().catch(undefined),
  locale: z.enum(locales).optional().catch(undefined),
});

/** Where signing in with Google begins. With `follow` a browser is led there, and back to /auth when it cannot begin. */
export const GET = definePublicRoute({ query, limit: "ticketAddress" }, async (input) => {
  if (!googleOffered()) throw new AppError("unknown_call");
  const { follow, next, ref, locale = input.locale } = input.query;
  const back = { locale, next, ref };
  const headers = new Headers({ "cache-control": "no-store" });
  try {
    const { url, cookies } = await startGoogle({
      caller: input.caller,
      callbackUrl: env().appUrl + callbackPath(back),
      atGoogle: true,
    });
    for (const cookie of cookies) headers.append("set-cookie", cookie);
    if (!follow) return Response.json({ url }, { headers });
    headers.set("location", url);
  } catch (error) {
    if (!follow || !isAppError(error)) throw error;
    headers.set("location", errorPath(back, "google"));
  }
  return new Response(null, { status: 303, headers });
});
