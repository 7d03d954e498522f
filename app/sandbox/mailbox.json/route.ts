import { z } from "zod";
import { AppError } from "@/lib/core/errors";
import { storable } from "@/lib/core/searchable";
import { hasLocalMailbox } from "@/lib/notifications/channels/mailbox";
import { listSandboxMails } from "@/lib/notifications/queries";
import { definePublicRoute } from "@/lib/web/route";

export const dynamic = "force-dynamic";

const query = z.object({ to: z.string().transform(storable).optional() });

/** The kept mails, newest first. Not there in production, nor when a provider sends them. */
export const GET = definePublicRoute({ query }, async (input) => {
  if (!hasLocalMailbox()) throw new AppError("unknown_call");
  const mails = await listSandboxMails(input.query.to);
  return mails.map(({ to, subject, text, html, createdAt }) => ({ to, subject, text, html, createdAt }));
});
