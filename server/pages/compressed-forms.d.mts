export function compressedForms(html: string): Promise<Record<".html" | ".html.br" | ".html.gz", Buffer>>;
