import { openApi } from "@/app/api/_openapi/document";
import { definePublicRoute } from "@/lib/web/route";

export const GET = definePublicRoute({}, async ({ locale }) => openApi(locale));
