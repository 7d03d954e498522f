import { slug } from "@/lib/core/slug";
import { slugLimit } from "@/lib/plans/constants";
import { DownloadRefused } from "./download-refused";

export type PlanFile = { name: string; blob: Blob };
/** `address` is that of the plan in the API. */
type FileRequest = { address: string; plan: { id: number; title: string }; format: "PDF" | "DOCX"; notes?: boolean };

/** Fetches a plan as a file. Throws DownloadRefused, or what `fetch` throws without a connection. */
export async function fetchPlanFile({ address, plan, format, notes = true }: FileRequest): Promise<PlanFile> {
  const response = await fetch(`${address}/download?format=${format}${notes ? "" : "&notes=false"}`, {
    headers: { "Accept-Language": document.documentElement.lang },
  });
  if (!response.ok) throw new DownloadRefused(await readProblem(response));
  const given = nameIn(response.headers.get("content-disposition") ?? "");
  const own = `${slug(plan.title, slugLimit) || "lesson-plan"}-${plan.id}.${format.toLowerCase()}`;
  return { name: given || own, blob: await response.blob() };
}

/** Hands a file to the browser's downloads. */
export function saveFile({ name, blob }: PlanFile): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the address only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

async function readProblem(response: Response): Promise<{ code: string; message: string }> {
  const body: unknown = await response.json().catch(() => null);
  const said = typeof body === "object" && body !== null ? (body as Record<string, unknown>) : {};
  return {
    code: typeof said.error === "string" ? said.error : "",
    message: typeof said.message === "string" ? said.message : "",
  };
}

function nameIn(disposition: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="?([^";]+)"?/i.exec(disposition)?.[1] ?? "";
}
