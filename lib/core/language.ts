/** Languages of the interface, in menu order; English has no address prefix. */
export const locales = ["en", "fr", "rw"] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = "en";

/** Languages a plan can be written in: the interface's and Kiswahili. */
export const planLanguages = ["en", "fr", "rw", "sw"] as const;
export type PlanLanguage = (typeof planLanguages)[number];
/** The language of a plan that names none. */
export const defaultPlanLanguage = "en" satisfies PlanLanguage;

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/** A language of the interface from anything outside, the default one where it is none. */
export function localeOf(value: unknown): Locale {
  return isLocale(value) ? value : defaultLocale;
}

export function isPlanLanguage(value: unknown): value is PlanLanguage {
  return planLanguages.some((language) => language === value);
}
