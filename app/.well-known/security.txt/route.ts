import { days, now } from "@/lib/core/clock";
import { env } from "@/lib/core/env";

export const dynamic = "force-dynamic";

/** Whom to tell of a weakness (RFC 9116). */
export function GET(): Response {
  const { appUrl, SUPPORT_EMAIL: email } = env();
  const lines = [
    ...(email ? [`Contact: mailto:${email}`] : []),
    `Contact: ${appUrl}/contact`,
    `Expires: ${new Date(now().getTime() + days(180)).toISOString()}`,
    "Preferred-Languages: en, fr, rw",
    `Canonical: ${appUrl}/.well-known/security.txt`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=86400" },
  });
}
