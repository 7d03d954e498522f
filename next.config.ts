import type { NextConfig } from "next";
import createNextIntlPlugin from "next-intl/plugin";

const withNextIntl = createNextIntlPlugin("./lib/i18n/request.ts");

/** Public pages do not pass through the middleware. */
const publicPages = ["about", "contact", "terms", "privacy", "demo"];
/** The same names as in the matcher of middleware.ts. */
const guardedPages = [
  ...["auth", "payment", "dashboard", "lesson-plan", "lesson-plans", "header-settings", "rtb-lesson-plan"],
  ...["rtb-lesson-plans", "rtb-header-settings", "profile", "subscription", "resources", "recent-activity", "admin"],
];

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
    // English has no prefix.
    const pages = [...publicPages, ...guardedPages].join("|");
    return [
      { source: "/", destination: "/en" },
      { source: `/:page(${pages})/:path*`, destination: "/en/:page/:path*" },
    ];
  },
};

export default withNextIntl(config);
