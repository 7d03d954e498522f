/**
 * Puts values into a translated sentence: `fill("Page {page} of {total}", { page: 2, total: 5 })`.
 * Client components use it on the strings they are handed, instead of a translation provider in the browser.
 * A placeholder without a value stays as it is.
 */
export function interpolate(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
