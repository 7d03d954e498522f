/** `video` and `connect` are further sources; the first begins with a space when there is one. */
export type HeaderSettings = { https: boolean; video: string; connect?: string };

export function headerSettings(settings?: Record<string, string | undefined>): HeaderSettings;
export function contentPolicy(scripts: string[], styles: string[], settings: HeaderSettings): string;
export function fileHeaders(settings: HeaderSettings): Record<string, string>;
export const pageHeaders: Record<string, string>;
export function finishedPageHeaders(
  page: { path: string; cacheControl: string },
  policy: string,
  settings: HeaderSettings,
): Record<string, string>;
export function builtFileHeaders(
  file: { type: string; length: number },
  settings: HeaderSettings,
): Record<string, string | number>;
export const openFileHeaders: Record<string, string>;
export function hashOf(text: string): string;
export function inlineScripts(html: string): string[];
export function inlineStyles(html: string): string[];
