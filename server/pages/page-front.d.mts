import type { RequestListener } from "node:http";
import type { FairFront } from "../fairness/fair-front.mjs";
import type { FinishedPages } from "./finished-pages.mjs";
import type { HeaderSettings } from "../security-headers.mjs";

export type PackedFile = { type: string; read: () => Promise<Buffer> };

export function withFront(
  listener: RequestListener,
  known: {
    files: Map<string, PackedFile>;
    pages: FinishedPages;
    security: HeaderSettings;
    fair?: FairFront;
  },
): RequestListener;
