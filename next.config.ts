import type { NextConfig } from "next";
import createNextIntlPlugin from "next-intl/plugin";

const withNextIntl = createNextIntlPlugin("./lib/i18n/request.ts");

/** Public pages in English have no prefix and do not pass through the middleware. */
const publicPages = ["", "/about", "/contact", "/terms", "/privacy", "/demo"];

const config: NextConfig = {
  poweredByHeader: false,
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
    const pages = publicPages.map((page) => ({ source: page || "/", destination: `/en${page}` }));
    // What is no page and no file: the English page that says so.
    const missing = {
      source: "/:path((?!(?:en|fr|rw|api|sandbox|pictures|_next)(?:/|$)).+)",
      destination: "/en/:path",
    };
    return [...pages, missing];
  },
};

export default withNextIntl(config);
