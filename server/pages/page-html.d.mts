export type FinishedPage = {
  html: string;
  /** Whether nothing of the framework is in it. */
  plain: boolean;
  /** Sources of the policy that allow exactly what stands in it. */
  scripts: string[];
  styles: string[];
};

export function joinScripts(html: string): string;
export function finishPage(html: string, sheets: ReadonlyMap<string, string>, own?: string[]): FinishedPage;
