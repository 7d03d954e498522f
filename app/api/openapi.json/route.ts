import { openApiText } from "@/app/api/_openapi/document";
import { definePublicRoute } from "@/lib/web/route";

/** The same for everybody who reads the same language. */
const headers = {
  "content-type": "application/json",
  "cache-control": "public, max-age=300",
  vary: "Accept-Language",
};

export const GET = definePublicRoute({}, async ({ locale }) => new Response(await openApiText(locale), { headers }));
