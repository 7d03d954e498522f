import { Resend } from "resend";
import { env } from "@/lib/core/env";
import { withoutSecrets } from "../../rules";
import type { Channel } from "../../types";

export const mail: Channel = {
  isServed: () => Boolean(env().RESEND_API_KEY),

  async deliver({ id, recipient, subject, text, html }) {
    const resend = new Resend(env().RESEND_API_KEY, { baseUrl: env().RESEND_BASE_URL });
    const sending = resend.emails.send(
      { from: env().mailFrom, to: recipient, subject, text, html },
      { idempotencyKey: `isomo-mail-${id}` },
    );
    const timeout = AbortSignal.timeout(10_000);
    const expired = new Promise<never>((_resolve, reject) => {
      timeout.addEventListener("abort", () => reject(new Error("timeout")));
    });
    const { error } = await Promise.race([sending, expired]);
    if (error) throw new Error(error.name);
  },

  kept: withoutSecrets,
};
