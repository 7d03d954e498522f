export const themeKey: "ui-theme";
export const themeScript: string;
