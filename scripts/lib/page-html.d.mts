export function withStyles(html: string, styles: Map<string, string>): string;
export function joinScripts(html: string): string;
export function isPlain(html: string): boolean;
export function withoutFramework(html: string): string;
