import { dateInKigali, now } from "@/lib/core/clock";
import { AppError } from "@/lib/core/errors";
import { exportPersonalData } from "@/lib/personal-data/export/service";
import { defineRoute } from "@/lib/web/route";
import { streamedAttachment } from "@/lib/web/attachment";

export const GET = defineRoute(
  { name: "exportData", answer: "archive", refuses: ["proof_required", "foreign_origin"] },
  async (actor, { request }) => {
    // A link on another site shall not set this going.
    if (request.headers.get("sec-fetch-site") === "cross-site") throw new AppError("foreign_origin");
    const pieces = await exportPersonalData(actor);
    return streamedAttachment({ name: `isomo-${dateInKigali(now())}.zip`, type: "application/zip", pieces });
  },
);
