/** Where a plan's page tells of its other languages: the end of its address. */
export const translationsPlace = "translations";
