import { AppError } from "@/lib/core/errors";
import { findLogo } from "@/lib/headers/letterhead/queries";
import { logoParams } from "@/lib/headers/letterhead/schema";
import { defineRoute } from "@/lib/web/route";

/** The owner's alone. Its address changes with the picture, so the owner's browser may keep it for good. */
export const GET = defineRoute(
  { name: "rtbLogo", params: logoParams, answer: "picture" },
  async (actor, { params }) => {
    const png = await findLogo(actor, params.hash);
    if (!png) throw new AppError("unknown_call");
    return new Response(Buffer.from(png), {
      headers: {
        "content-type": "image/png",
        "content-length": String(png.byteLength),
        "cache-control": "private, max-age=31536000, immutable",
        "content-security-policy": "default-src 'none'; sandbox",
        "x-content-type-options": "nosniff",
      },
    });
  },
);
