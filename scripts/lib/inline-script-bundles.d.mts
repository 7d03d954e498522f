export const inlineScriptsFile: string;
export function inlineScriptsText(): Promise<string>;
