import type { NextConfig } from "next";
import createNextIntlPlugin from "next-intl/plugin";

const withNextIntl = createNextIntlPlugin("./lib/i18n/request.ts");

/** Nobody frames our pages, guesses types or learns from which page a link was followed. */
const securityHeaders = [
  { key: "content-security-policy", value: "frame-ancestors 'none'; base-uri 'self'; object-src 'none'" },
  { key: "x-frame-options", value: "DENY" },
  { key: "x-content-type-options", value: "nosniff" },
  { key: "referrer-policy", value: "strict-origin-when-cross-origin" },
];

const config: NextConfig = {
  poweredByHeader: false,
  async headers() {
    return [{ source: "/:path*", headers: securityHeaders }];
  },
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
  ],
  outputFileTracingRoot: import.meta.dirname,
  turbopack: { root: import.meta.dirname },
  async redirects() {
    // One address for one page.
    return [{ source: "/en/:path*", destination: "/:path*", permanent: true }];
  },
  async rewrites() {
    // English has no prefix. Whatever else is no page and no file gets the English page that says so.
    return [
      { source: "/", destination: "/en" },
      { source: "/:path((?!(?:en|fr|rw|api|sandbox|pictures|_next)(?:/|$)).+)", destination: "/en/:path" },
    ];
  },
};

export default withNextIntl(config);
