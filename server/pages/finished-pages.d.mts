import type { FinishedPage } from "./page-html.mjs";
import type { HeaderSettings } from "../security-headers.mjs";

/** A page as scripts/finish-pages.mjs lists it. */
export type ListedPage = Omit<FinishedPage, "html"> & {
  path: string;
  /** Of its files in the folder, without their endings. */
  name: string;
  /** Whether the framework makes it anew from time to time. */
  renewed: boolean;
  cacheControl: string;
  digest: string;
};
export type FrameworkPage = {
  source: string;
  html: string;
  /** Whether the framework is making a new one. */
  isStale: boolean;
  cacheControl: string;
};

export function digestOf(text: string): string;

export class FinishedPages {
  constructor(options: {
    list: ListedPage[];
    folder: string;
    sheets: ReadonlyMap<string, string>;
    security: HeaderSettings;
    ask: (path: string) => Promise<FrameworkPage | null>;
    own?: string[];
    time?: () => number;
    pause?: () => Promise<void>;
  });
  has(path: string): boolean;
  get(
    path: string,
  ):
    | { tag: string; head: string[]; form: (encoding?: string) => Promise<{ bytes: Buffer; head: string[] }> }
    | undefined;
}
