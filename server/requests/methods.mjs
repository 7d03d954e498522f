// Which methods an address knows. The framework answers a page to whatever is asked of it, be it TRACE or DELETE.

const ofPages = ["GET", "HEAD", "POST"];
/** Calls and stand-ins answer for themselves what each of them knows. */
const ofCalls = [...ofPages, "PUT", "PATCH", "DELETE", "OPTIONS"];
const answersItself = /^\/(?:api|sandbox)(?:\/|$)/;

/** The methods that may be used at a path. A page takes what is posted to it: its forms work without script. */
function methodsAt(path) {
  return answersItself.test(path) ? ofCalls : ofPages;
}

/** Answers a request whose method its address does not know; whether that was so. */
export function refuseMethod({ method }, response, path) {
  const known = methodsAt(path);
  if (known.includes(method)) return false;
  response.writeHead(405, { Allow: known.join(", "), "Cache-Control": "no-store", "Content-Length": 0 }).end();
  return true;
}
