/** Minutes that stand alone in a cell, from "{count} min" or "iminota {count}": they begin with a capital. */
export function sheetMinutes(phrase: string, minutes: number): string {
  const said = phrase.replace("{count}", String(minutes));
  return said.charAt(0).toUpperCase() + said.slice(1);
}
