export function inlineStyleTexts(): string[];
