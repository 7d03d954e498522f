type BuiltPage = { path: string; name: string; renewed: boolean; cacheControl: string };

export const pagesFolder: string;
export function compressibleFiles(): string[];
export function compressedFiles(): Map<string, { type: string; read: () => Promise<Buffer> }>;
export function styleSheets(): Map<string, string>;
export function prerenderedPages(): BuiltPage[];
export function readPrerendered(name: string): string;
