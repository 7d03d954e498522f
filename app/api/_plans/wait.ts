import { z } from "zod";
import { minutes, seconds } from "@/lib/core/clock";

/** Whether the answer to a creating call waits for the end of the writing. */
export const waiting = z.object({ wait: z.enum(["true"]).optional().catch(undefined) });

const longest = minutes(5);

/**
 * How long the caller of a creating call wants to wait for the end of the writing, in milliseconds: `?wait=true` until
 * it ends, `Prefer: wait=60` so many seconds, at most five minutes; 0 when not asked for.
 */
export function waitLimit(request: Request): number {
  if (new URL(request.url).searchParams.get("wait") === "true") return longest;
  const preferred = /(?:^|[,;\s])wait\s*=\s*"?(\d{1,4})/i.exec(request.headers.get("prefer") ?? "")?.[1];
  return preferred ? Math.min(seconds(Number(preferred)), longest) : 0;
}
