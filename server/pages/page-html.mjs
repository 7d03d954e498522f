// What is taken out of a prerendered page and put into it, once, after it was made. All that is known of how the framework
// writes its pages stands here, with how often each thing is to be found: where it is not, the page is not finished.
import { contactScript, headScript, siteScript } from "./inline-scripts.mjs";
import { inlineScripts, inlineStyles } from "../security-headers.mjs";

const ownScripts = [headScript, siteScript, contactScript];

/** `least` and `most` say how often; the page as data comes in pieces, as many as happened to be ready. */
const frameworkParts = [
  {
    what: "script files",
    pattern: /<script(?=[^>]*\ssrc="\/_next\/static\/)[^>]*><\/script>/g,
    least: 2,
    most: 40,
  },
  { what: "early request for a script", pattern: /<link rel="preload" as="script"[^>]*>/g, least: 1, most: 1 },
  { what: "start", pattern: /<script id="_R_">(?:(?!<\/script>)[^])*<\/script>/g, least: 1, most: 1 },
  {
    what: "page as data",
    pattern: /<script>\(?self\.__next_f\b(?:(?!<\/script>)[^])*<\/script>/g,
    least: 2,
    most: 40,
  },
];
const styleLink = /<link rel="stylesheet" href="([^"?]+)[^"]*"([^>]*?)\/?>/g;
const scriptElement = /<script([^>]*)>([^]*?)<\/script>/g;

function refuse(what) {
  throw new Error(`${what}. The framework writes pages in another way than server/pages/page-html.mjs knows.`);
}

/** The page without what matches; throws when that is there less or more often than it should be. */
function without(html, { what, pattern, least, most }) {
  const found = html.match(pattern)?.length ?? 0;
  const wanted = least === most ? `${least}` : `${least} to ${most}`;
  if (found < least || found > most) refuse(`"${what}" (${pattern}) is there ${found} times instead of ${wanted}`);
  return html.replace(pattern, "");
}

/**
 * The page with its style sheets inside: on a slow network the first paint need not wait for another round trip. In a page
 * that keeps the framework, which looks for the link, that stays, switched off and never fetched.
 */
function withStyles(html, sheets, isKept) {
  if (!html.includes('<link rel="stylesheet"')) refuse("There is no link to a style sheet");
  return html.replace(styleLink, (link, address, rest) => {
    const text = sheets.get(address);
    if (text === undefined) refuse(`${address} is no style sheet of this build`);
    return `<style>${text}</style>${isKept ? link.replace(rest, `${rest} disabled=""`) : ""}`;
  });
}

const scriptRun = /(?:<script>(?:(?!<\/script>)[^])*<\/script>){2,}/g;

/** Scripts that follow each other as one: each text costs a hash in the policy. Those with an attribute stay by themselves. */
export function joinScripts(html) {
  return html.replace(scriptRun, (run) => run.replaceAll("</script><script>", ";\n"));
}

/**
 * A page that says of itself that no component in it comes to life in the browser, without the framework's scripts: seven
 * eighths of what a visit would cost, for nothing that the page needs. Its own scripts stay, and no others.
 */
function withoutFramework(html, own) {
  const rest = frameworkParts.reduce(without, html);
  for (const [, attributes, text] of rest.matchAll(scriptElement))
    if (attributes !== ' type="application/ld+json"' && (attributes !== "" || !own.includes(text)))
      refuse(`A script that is none of ours is left: <script${attributes}>${text.slice(0, 60)}`);
  if (rest.includes("/_next/static/chunks/")) refuse("A file of the framework is still asked for");
  return rest;
}

/**
 * A prerendered page as it goes out, and what its policy allows: `{ html, plain, scripts, styles }`. `sheets` maps the
 * address of a style sheet to its text. Throws when the page is not written as the pinned framework does it.
 */
export function finishPage(html, sheets, own = ownScripts) {
  const plain = html.includes(' data-plain=""');
  const styled = withStyles(html, sheets, !plain);
  const text = joinScripts(plain ? withoutFramework(styled, own) : styled);
  return { html: text, plain, scripts: inlineScripts(text), styles: inlineStyles(text) };
}
