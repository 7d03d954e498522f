import { hasLetterhead } from "@/lib/headers/letterhead/queries";
import { defineRoute } from "@/lib/web/route";

export const GET = defineRoute({}, async (actor) => ({ hasHeader: await hasLetterhead(actor) }));
