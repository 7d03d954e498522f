import type { RequestListener } from "node:http";

export type BrotliFile = { type: string; read: () => Promise<Buffer> };

export function smallest(bytes: Buffer): Promise<Buffer>;
export function withBrotli(
  listener: RequestListener,
  known: { files: Map<string, BrotliFile>; pages: Set<string> },
): RequestListener;
