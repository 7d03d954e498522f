import { defaultLocale, isLocale, type Locale } from "@/lib/core/language";
import { signInPath } from "@/lib/core/local-path";
import { planTraits } from "@/lib/plans/kinds/traits";
import type shell from "@/messages/en/shell.json";

/** The path without its language prefix: "/fr/dashboard" and "/dashboard" are the same page. */
export function barePath(path: string): string {
  const [, first, ...rest] = path.split("/");
  const bare = isLocale(first) ? `/${rest.join("/")}` : path;
  return bare.length > 1 && bare.endsWith("/") ? bare.slice(0, -1) : bare;
}

/** The address of a page in a language; English has no prefix. */
export function localeHref(locale: Locale, path: string): string {
  const bare = barePath(path);
  if (locale === defaultLocale) return bare;
  return bare === "/" ? `/${locale}` : `/${locale}${bare}`;
}

/** The sign-in that leads on to a page of this site. */
export function signInHref(locale: Locale, next: string): string {
  return localeHref(locale, signInPath(next));
}

const kinds = Object.values(planTraits);

/** Links of the sidebar that also stand for the pages below another address. */
const sections: Readonly<Record<string, readonly string[]>> = {
  "/dashboard": ["/bin"],
  ...Object.fromEntries(kinds.map(({ places }) => [places.list, [places.detail, places.header]])),
};

/** Whether the link is the one to highlight on this page; both may carry a language prefix. */
export function isActiveLink(path: string, href: string): boolean {
  const here = barePath(path);
  const target = barePath(href);
  if (target === "/") return here === "/";
  return [target, ...(sections[target] ?? [])].some((root) => here === root || here.startsWith(`${root}/`));
}

export type PageTitleKey = keyof (typeof shell)["titles"];

const titles: ReadonlyArray<readonly [prefix: string, key: PageTitleKey]> = [
  ["/dashboard", "dashboard"],
  ["/bin", "bin"],
  // The pages that make and change a plan lie below its own.
  ...kinds.flatMap(
    ({ places, titles: names }) =>
      [
        [places.list, names.list],
        [places.header, "headerSettings"],
        [places.create, names.create],
        [places.quick ?? places.create, "planQuick"],
        [places.edit, names.edit],
        [places.detail, names.detail],
      ] as const,
  ),
  ["/subscription", "subscription"],
  ["/profile", "profile"],
  ["/admin", "admin"],
  ["/resources", "resources"],
  ["/recent-activity", "activity"],
  ["/notifications", "notifications"],
];

/** Which title the top bar shows for a path; null for a path it does not know. */
export function pageTitleKey(path: string): PageTitleKey | null {
  const here = barePath(path);
  const match = titles.find(([prefix]) => here === prefix || here.startsWith(`${prefix}/`));
  return match?.[1] ?? null;
}
