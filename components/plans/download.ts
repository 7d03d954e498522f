import type { Locale } from "@/lib/core/language";
import type { DownloadFormat } from "@/lib/plans/schema";

export type DownloadResult = { ok: true } | { ok: false; expired: boolean; message: string };

function nameIn(header: string | null): string | undefined {
  return /filename="([^"]+)"/.exec(header ?? "")?.[1];
}

function hand(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

async function refused(response: Response): Promise<DownloadResult> {
  const body: unknown = await response.json().catch(() => null);
  const problem = typeof body === "object" && body !== null ? body : {};
  const message = "message" in problem && typeof problem.message === "string" ? problem.message : "";
  const code = "error" in problem ? problem.error : "";
  return { ok: false, expired: response.status === 403 && code === "SUBSCRIPTION_EXPIRED", message };
}

/** Fetches a plan's document and hands it to the browser's downloads. Never throws. */
export async function downloadPlan(request: {
  api: string;
  id: number;
  format: DownloadFormat;
  locale: Locale;
}): Promise<DownloadResult> {
  const { api, id, format, locale } = request;
  try {
    const address = `${api}/${id}/download?format=${format.toUpperCase()}`;
    const response = await fetch(address, { headers: { "accept-language": locale } });
    if (!response.ok) return await refused(response);
    hand(await response.blob(), nameIn(response.headers.get("content-disposition")) ?? `lesson-plan-${id}.${format}`);
    return { ok: true };
  } catch {
    return { ok: false, expired: false, message: "" };
  }
}
