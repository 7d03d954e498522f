// Plain JavaScript, because the server's front asks the same as the middleware: whether a visit is led to another language.

/** The choice as the server reads it; the browser's storage keeps the same under `languageKey`. */
export const languageCookie = "NEXT_LOCALE";
export const languageKey = "language";

const languages = ["en", "fr", "rw"];
const withoutPrefix = "en";
/** What is no page, has its language already, or is an address that the server itself had made. */
const settled = /^\/(?:en|fr|rw|api|sandbox|pictures|_next)(?:\/|$)|^\/(?:auth|payment)\/callback$|\./;
const reader = /bot\b|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|embedly|lighthouse|\bwget|\bcurl/i;

/** The one of our languages that somebody would rather read; undefined when none is asked for. */
export function preferredLanguage(accepted) {
  const asked = (accepted ?? "")
    .slice(0, 200)
    .split(",")
    .map((part, at) => {
      const [tag = "", ...rest] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const weight = rest.find((each) => each.startsWith("q="))?.slice(2);
      return { language: tag.split("-")[0], weight: weight === undefined ? 1 : Number(weight) || 0, at };
    })
    .filter(({ language, weight }) => languages.includes(language) && weight > 0);
  return asked.sort((one, other) => other.weight - one.weight || one.at - other.at)[0]?.language;
}

function chosenIn(cookies) {
  const value = new RegExp(`(?:^|;\\s*)${languageCookie}=(\\w\\w)(?:;|$)`).exec(cookies ?? "")?.[1];
  return languages.includes(value) ? value : undefined;
}

/** Links within the site carry their language, so who follows one without has asked for English. */
function isFromWithin(header) {
  const site = header("sec-fetch-site");
  if (site) return site === "same-origin";
  const from = header("referer");
  return Boolean(from) && URL.canParse(from) && new URL(from).host === header("host");
}

/**
 * The language that a visit to an address without one is led to: what was chosen in this browser, else what the browser
 * asks for. Undefined when the address is right as it is: for English, for what search engines and messengers read, and
 * for who comes from a page of the site. `header` reads a header of the request.
 */
export function languageLead(path, header) {
  if (settled.test(path) || header("rsc") || header("next-action") || isFromWithin(header)) return undefined;
  const chosen = chosenIn(header("cookie"));
  const language =
    chosen ?? (reader.test(header("user-agent") ?? "") ? undefined : preferredLanguage(header("accept-language")));
  return language === withoutPrefix ? undefined : language;
}

/** What the answer at an address without a language depends on, for caches. */
export const languageVary = "Cookie, Accept-Language, Sec-Fetch-Site";
