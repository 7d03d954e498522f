import { z } from "zod";
import { letterhead } from "@/app/api/_answers/letterhead";
import { AppError, isAppError } from "@/lib/core/errors";
import { parseInput } from "@/lib/core/invalid-input";
import { maximalForm, maximalTexts } from "@/lib/headers/letterhead/constants";
import { letterheadInput } from "@/lib/headers/letterhead/schema";
import { assertUploadsLeft, saveLetterhead, takeLogo } from "@/lib/headers/letterhead/service";
import { loadMessages } from "@/lib/i18n/messages";
import { fileOf, readFormBody, textsOf } from "@/lib/web/form-body";
import { defineRoute } from "@/lib/web/route";

/** Whether a picture comes along; a small one costs little to read. */
function hasPicture({ headers }: Request): boolean {
  return !(Number(headers.get("content-length") ?? Infinity) <= maximalTexts);
}

/** Only a logo can make this form so large. */
async function readForm(request: Request): Promise<FormData> {
  return readFormBody(request, maximalForm).catch((error: unknown) => {
    if (!isAppError(error) || error.code !== "payload_too_large") throw error;
    throw new AppError("invalid_input", { fields: { logo: "logoSize" } });
  });
}

export const POST = defineRoute(
  {
    name: "saveRtbHeader",
    documented: letterheadInput.extend({ removeLogo: z.enum(["true"]).optional() }),
    files: ["logo"],
    answer: letterhead,
  },
  async (actor, { request, locale }) => {
    // Reading a form of two megabytes costs more than all else here.
    if (hasPicture(request)) await assertUploadsLeft(actor);
    const form = await readForm(request);
    const { removeLogo, ...texts } = textsOf(form);
    const values = parseInput(letterheadInput, texts);
    const file = await fileOf(form, "logo");
    const logo = file ? await takeLogo(actor, file) : removeLogo === "true" ? null : undefined;
    const data = await saveLetterhead(actor, values, logo);
    return { success: true, data, message: loadMessages(locale).headers.letterhead.saved };
  },
);
