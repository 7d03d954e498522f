/** Under this the browser keeps the chosen theme; an event of this name says that it changed. */
export const themeKey = "ui-theme";
