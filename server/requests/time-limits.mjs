/** Milliseconds in which a whole request has come, a picture over a slow line too; what is slower is cut off. */
const requestTimeout = 90_000;

/**
 * Milliseconds that an idle connection stays open: longer than the 60 s of common proxies, which otherwise send a request into a
 * connection that is just being closed and answer their visitor 502.
 */
const keepAliveTimeout = 65_000;

/** The server, with the limits of its connections. */
export function withTimeLimits(server) {
  return Object.assign(server, { requestTimeout, keepAliveTimeout });
}
