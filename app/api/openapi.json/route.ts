import { openApi } from "@/lib/web/openapi";
import { definePublicRoute } from "@/lib/web/route";

export const GET = definePublicRoute({}, async ({ locale }) => openApi(locale));
