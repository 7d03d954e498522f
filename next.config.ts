import type { NextConfig } from "next";
import { PHASE_DEVELOPMENT_SERVER } from "next/constants";
import createNextIntlPlugin from "next-intl/plugin";
import { contentPolicy, fileHeaders, pageHeaders } from "./server/security-headers.mjs";

const withNextIntl = createNextIntlPlugin("./lib/i18n/request.ts");

/**
 * The development server's; the built server's are set in front of it (server/pages/page-front.mjs). Its tools evaluate
 * scripts and talk over a socket.
 */
function developmentHeaders() {
  const settings = { https: false, video: "", connect: "ws:" };
  const headers = {
    ...fileHeaders(settings),
    ...pageHeaders,
    "Content-Security-Policy": contentPolicy(
      ["'self'", "'unsafe-inline'", "'unsafe-eval'"],
      ["'unsafe-inline'"],
      settings,
    ),
  };
  return Object.entries(headers).map(([key, value]) => ({ key, value }));
}

const config: NextConfig = {
  poweredByHeader: false,
  // `npm run verify` checks the types of the whole tree; a type error in a test must not keep a server from starting.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: [
    "@electric-sql/pglite",
    "piscina",
    "@node-rs/argon2",
    "pg-boss",
    "@react-pdf/renderer",
    "docx",
    "rate-limiter-flexible",
    "oidc-provider",
  ],
  // A page that was made anew stays in its process: several servers, with other data, may run on one build.
  experimental: { isrFlushToDisk: false },
  outputFileTracingRoot: import.meta.dirname,
  turbopack: { root: import.meta.dirname },
  async redirects() {
    // One address for one page. The first is the front page's: without a path the second would lead nowhere.
    return [
      { source: "/en", destination: "/", permanent: true },
      { source: "/en/:path*", destination: "/:path*", permanent: true },
    ];
  },
  async rewrites() {
    // English has no prefix. Whatever else is no page and no file gets the English page that says so.
    return [
      { source: "/", destination: "/en" },
      {
        source: "/:path((?!(?:en|fr|rw|api|sandbox|pictures|_next|\\.well-known)(?:/|$)).+)",
        destination: "/en/:path",
      },
    ];
  },
};

export default function configure(phase: string): NextConfig {
  if (phase !== PHASE_DEVELOPMENT_SERVER) return withNextIntl(config);
  return withNextIntl({
    ...config,
    // Pages for developers alone end in .dev.tsx: a build does not know them.
    pageExtensions: ["dev.tsx", "tsx", "ts", "jsx", "js"],
    headers: async () => [{ source: "/:path*", headers: developmentHeaders() }],
  });
}
