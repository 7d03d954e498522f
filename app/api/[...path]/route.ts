import { AppError } from "@/lib/core/errors";
import { definePublicRoute } from "@/lib/web/route";

/** Whatever no other route serves. */
const refuse = definePublicRoute({}, async () => {
  throw new AppError("unknown_call");
});

export { refuse as GET, refuse as POST, refuse as PUT, refuse as PATCH, refuse as DELETE };
