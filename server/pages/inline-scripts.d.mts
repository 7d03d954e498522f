export const themeScript: string;
export const languageScript: string;
export const siteScript: string;
export const contactScript: string;
export const earlyScript: string;
export const headScript: string;
