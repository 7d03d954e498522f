import type { RequestListener } from "node:http";

export type BrotliFile = { type: string; read: () => Promise<Buffer> };

export function smallest(bytes: Buffer): Promise<Buffer>;
export function withStyles(html: string, styles: Map<string, string>): string;
export function withBrotli(
  listener: RequestListener,
  known: { files: Map<string, BrotliFile>; pages: Set<string>; styles: Map<string, string> },
): RequestListener;
