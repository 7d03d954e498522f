import type { NextConfig } from "next";
import createNextIntlPlugin from "next-intl/plugin";

const withNextIntl = createNextIntlPlugin("./lib/i18n/request.ts");

/** Public pages in English have no prefix and do not pass through the middleware. */
const publicPages = ["", "/about", "/contact", "/terms", "/privacy", "/demo"];

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
  ],
  outputFileTracingRoot: import.meta.dirname,
  turbopack: { root: import.meta.dirname },
  async rewrites() {
    return publicPages.map((page) => ({ source: page || "/", destination: `/en${page}` }));
  },
};

export default withNextIntl(config);
