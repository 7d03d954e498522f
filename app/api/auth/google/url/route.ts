import { text } from "@/app/api/_answers/common";
import { z } from "zod";
import { AppError, isAppError } from "@/lib/core/errors";
import { env, googleOffered } from "@/lib/core/env";
import { locales } from "@/lib/core/language";
import { requireRecentProof } from "@/lib/core/require-recent-proof";
import { findRequestActor } from "@/lib/web/bearer";
import { callbackPath, errorPath } from "@/lib/web/google";
import { startGoogle } from "@/lib/web/google-start";
import { definePublicRoute } from "@/lib/web/route";

const query = z.object({
  follow: z.enum(["true"]).optional(),
  /** Links the Google account to the own one instead of signing in with it. */
  link: z.enum(["true"]).optional(),
  next: z.string().max(500).optional().catch(undefined),
  ref: z.string().max(254).optional().catch(undefined),
  locale: z.enum(locales).optional().catch(undefined),
});

/** The session whose account may be linked now. Throws `foreign_origin`, `unauthenticated` and `proof_required`. */
async function linkingSession(request: Request): Promise<string> {
  // A link on another site would begin it for whoever follows it.
  if (request.headers.get("sec-fetch-site") === "cross-site") throw new AppError("foreign_origin");
  const actor = await findRequestActor(request);
  if (!actor) throw new AppError("unauthenticated");
  requireRecentProof(actor);
  return actor.sessionId;
}

/** Where signing in with Google begins. With `follow` a browser is led there, and back to /auth when it cannot begin. */
export const GET = definePublicRoute(
  {
    name: "googleUrl",
    query,
    limit: "ticketAddress",
    answer: z.object({ url: text }),
    refuses: ["foreign_origin", "unauthenticated", "proof_required"],
  },
  async (input) => {
    if (!googleOffered()) throw new AppError("unknown_call");
    const { follow, next, ref, locale = input.locale } = input.query;
    const link = input.query.link ? await linkingSession(input.request) : undefined;
    const back = { locale, next, ref, link };
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
  },
);
