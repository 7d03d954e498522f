import JSZip from "jszip";
import { fetchPlanFile, type PlanFile } from "./download";
import { DownloadRefused } from "./download-refused";

type ZipRequest = {
  plans: readonly { id: number; title: string; address: string }[];
  onProgress: (done: number) => void;
};

/**
 * The plans as PDF files in one ZIP, and the titles of those that could not be had; `file` is null when none could.
 * Throws DownloadRefused at once when the subscription has expired: the others would be refused alike.
 */
export async function zipPlans({ plans, onProgress }: ZipRequest) {
  const archive = new JSZip();
  const skipped: string[] = [];
  for (const [index, plan] of plans.entries()) {
    try {
      const file = await fetchPlanFile({ address: plan.address, plan, format: "PDF" });
      archive.file(file.name, file.blob);
    } catch (error) {
      if (error instanceof DownloadRefused && error.subscriptionExpired) throw error;
      skipped.push(plan.title);
    }
    onProgress(index + 1);
  }
  const file: PlanFile | null =
    skipped.length === plans.length
      ? null
      : { name: "lesson-plans.zip", blob: await archive.generateAsync({ type: "blob" }) };
  return { file, skipped };
}
