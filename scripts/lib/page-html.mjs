// What the front takes out of a prerendered page and puts into it.

/**
 * The page with its style sheets inside: on a slow network the first paint need not wait for another round trip. The link
 * stays, switched off and never fetched, because the framework looks for it.
 */
export function withStyles(html, styles) {
  return html.replace(/<link rel="stylesheet" href="([^"?]+)[^"]*"([^>]*?)\/?>/g, (link, address, rest) => {
    const text = styles.get(address);
    return text === undefined ? link : `<style>${text}</style>${link.replace(rest, `${rest} disabled=""`)}`;
  });
}

const scriptRun = /(?:<script>(?:(?!<\/script>)[^])*<\/script>){2,}/g;

/** Scripts that follow each other as one: each text costs a hash in the policy. Those with an attribute stay by themselves. */
export function joinScripts(html) {
  return html.replace(scriptRun, (run) => run.replaceAll("</script><script>", ";\n"));
}

/** Whether the page says of itself that it has no component for the framework to bring to life in the browser. */
export function isPlain(html) {
  return html.includes(' data-plain=""');
}

const frameworkParts = [
  /<script(?=[^>]*\ssrc="\/_next\/static\/)[^>]*><\/script>/g,
  /<link rel="preload" as="script"[^>]*>/g,
  /<link rel="stylesheet"[^>]*\sdisabled=""[^>]*>/g,
  // How it starts, and the page once more as data.
  /<script id="_R_">(?:(?!<\/script>)[^])*<\/script>/g,
  /<script>\(?self\.__next_f\b(?:(?!<\/script>)[^])*<\/script>/g,
];

/**
 * A plain page without the framework's scripts: seven eighths of what a visit would cost, for nothing that the page needs.
 * Its own scripts stay.
 */
export function withoutFramework(html) {
  return frameworkParts.reduce((rest, part) => rest.replace(part, ""), html);
}
