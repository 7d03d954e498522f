// What the framework shall not see of a request, and what its answers shall not leave out.

/** Cookies of the framework's own by which a page would be made anew and said to be for everybody. Nobody here sets them. */
const frameworkCookies = ["__prerender_bypass", "__next_preview_data"];

/** The pairs of a Cookie header but for the framework's own; a name without "=" counts as a pair to the framework. */
function withoutFrameworks(cookie) {
  const pairs = cookie.split(";").filter((pair) => !frameworkCookies.includes(pair.split("=")[0].trim()));
  return pairs.join(";").trim();
}

function isReadable(path) {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** The path with each escape that says no character as the sign for such ones, so that it is one that does not exist. */
function readable(path) {
  const whole = path.replace(/%(?![0-9a-f]{2})/gi, "%25");
  return whole.replace(/(?:%[0-9a-f]{2})+/gi, (run) => (isReadable(run) ? run : "%EF%BF%BD"));
}

/** Takes out of the request what would make the framework fail or forget that a page is kept. */
export function cleanRequest(request) {
  const [path, ...query] = request.url.split("?");
  if (!isReadable(path)) request.url = [readable(path), ...query].join("?");
  const { cookie } = request.headers;
  if (cookie?.includes("__")) request.headers.cookie = withoutFrameworks(cookie);
}

/** Errors that do not say how long they may be kept are not kept. */
export function keepNoErrors(response) {
  const { writeHead } = response;
  response.writeHead = (status, ...rest) => {
    response.writeHead = writeHead;
    if (status >= 400 && !response.hasHeader("cache-control")) response.setHeader("Cache-Control", "no-store");
    return response.writeHead(status, ...rest);
  };
}
