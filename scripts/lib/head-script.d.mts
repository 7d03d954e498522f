export const languageScript: string;
export const headScript: string;
