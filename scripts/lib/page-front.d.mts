import type { RequestListener } from "node:http";
import type { FairFront } from "./fair-front.mjs";
import type { HeaderSettings } from "./security-headers.mjs";

export type PackedFile = { type: string; read: () => Promise<Buffer> };

export function withFront(
  listener: RequestListener,
  known: {
    files: Map<string, PackedFile>;
    pages: Set<string>;
    styles: Map<string, string>;
    security: HeaderSettings;
    fair?: FairFront;
  },
): RequestListener;
