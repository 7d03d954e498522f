import { readdirSync } from "node:fs";

/** The kinds of plan, each a folder of its own. */
const kinds = readdirSync(new URL("lib/plans/kinds", import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .join("|");
const adapter = "/(actions|actions/.+)[.]ts$"; // the only domain file that may know Next.js
const drawing = "^lib/documents/(pdf[.]ts|render/)"; // the PDF is drawn with React's elements

/** Domains from the top to the bottom; each imports only from the rows below its own. */
const order = [
  ["administration", "jobs", "public-statistics"],
  ["personal-data"],
  ["plans", "payments", "contact"],
  ["accounts"],
  ["referrals"],
  ["subscriptions"],
  ["headers", "curriculum", "bank"],
  ["ai", "documents", "notifications"],
  ["activity", "audit", "limits", "counters"],
  ["core"],
];

function folders(names) {
  return `^lib/(${names.join("|")})/`;
}

/** One rule per domain that has something above or beside it. */
const downwards = order.flatMap((row, index) =>
  row.map((domain) => ({
    name: `downwards-from-${domain}`,
    severity: "error",
    comment: `Domains import only downwards: ${order.map((names) => names.join(", ")).join(" | ")}.`,
    from: { path: folders([domain]) },
    to: { path: folders(order.slice(0, index + 1).flat()), pathNot: folders([domain]) },
  })),
);

/** The rooms of lib/plans, folders and files, from the top to the bottom; each imports only from its own row and those below. */
const planRooms = [
  ["actions"],
  ["editing", "lessons", "picking", "translations", "downloads", "listing", "rating", "reports"],
  ["suggestions", "fixes", "runs"],
  ["scores"],
  ["queries", "service", "versions", "storage", "review"],
  ["rules", "schema", "types"],
  ["kinds"],
  ["inspection"],
  ["prompts", "safety", "needs"],
  ["text"],
  ["constants"],
];

/** The rooms of a kind's composer; the folder of one kind or the other may lack some of them. */
const composerRooms = [
  ["overview"],
  ["stages"],
  ["competences", "notes", "calm-session", "framed-closing", "adaptations", "methods"],
  ["lesson", "sheet"],
  ["entry", "session", "typed-groups"],
  ["timing", "grouping", "terms", "calm", "trade-family", "work-groups", "assessment-slots", "unfilled"],
  ["banks"],
  ["types", "entry-phrases", "move", "constants"],
];

/** One rule per row of `folder` that has something above it, and one for a room that stands in no row. */
function downwardsWithin(folder, name, rows) {
  const path = (some) => `^${folder}/(${some.flat().join("|")})(/|[.]ts$)`;
  const order = rows.map((names) => names.join(", ")).join(" | ");
  return [
    ...rows.slice(1).map((row, index) => ({
      name: `downwards-from-${name}-${row[0]}`,
      severity: "error",
      comment: `The rooms of ${name} import only from their own row and those below: ${order}.`,
      from: { path: path([row]) },
      to: { path: path(rows.slice(0, index + 1)) },
    })),
    {
      name: `rooms-of-${name}-stand-in-a-row`,
      severity: "error",
      comment: "A new room says in its list of rows what stands below it.",
      from: { path: `^${folder}/`, pathNot: path(rows) },
      to: {},
    },
  ];
}

const downwardsInPlans = [
  ...downwardsWithin("lib/plans", "plans", planRooms),
  ...downwardsWithin("lib/plans/kinds/[^/]+/composer", "composers", composerRooms),
];

const boundaries = [
  {
    name: "no-cycles",
    comment: "Break the loop: move the shared part down.",
    from: {},
    to: { circular: true },
  },
  {
    name: "domains-form-no-ring",
    scope: "folder",
    comment: "Between domains, dependencies run one way. lib/web is the doors: it asks accounts who knocks.",
    from: { path: "^lib/(?!web$)[^/]+$" },
    to: { path: "^lib/(?!web$)[^/]+$", circular: true },
  },
  {
    name: "rooms-form-no-ring",
    scope: "folder",
    comment:
      "Inside the two largest domains and the front, too. tests/unit/tooling/rooms.test.ts holds the same of each folder of lib and components, and of the files beside the rooms.",
    from: { path: "^(lib/(plans|payments)|server)/[^/]+$" },
    to: { path: "^(lib/(plans|payments)|server)/[^/]+$", circular: true },
  },
  {
    name: "constants-stand-alone",
    comment: "The lowest rooms read the numbers of their domain: these import no room.",
    from: { path: "^lib/payments/constants[.]ts$" },
    to: { path: "^lib/payments/" },
  },
  {
    name: "nothing-imports-app",
    comment: "Routes are leaves.",
    from: { pathNot: "^(app|tests)/|^[.]next/" },
    to: { path: "^app/" },
  },
  {
    name: "core-stands-alone",
    comment: "lib/core imports nothing of ours.",
    from: { path: "^lib/core/" },
    to: { path: "^(app|components|db|scripts|server|lib/(?!core/))" },
  },
  {
    name: "plain-needs-no-install",
    comment: "Scripts run what stands in lib/core/plain before anything is installed: on Node alone.",
    from: { path: "^lib/core/plain/" },
    to: { pathNot: "^lib/core/plain/", dependencyTypesNot: ["core"] },
  },
  {
    name: "product-runs-no-script",
    comment: "They share what stands in lib/core/plain; of the front, pages hold what `npm run inline-scripts` makes.",
    from: { path: "^(app|components|db|lib|server|middleware|instrumentation)[/.]" },
    to: { path: "^(scripts|server)/", pathNot: "^(server/pages/inline-scripts[.]mjs$|$1/)" },
  },
  {
    name: "plain-code-shares-what-is-plain",
    comment: "Scripts run before the install, the front is loaded before the framework: as plain JavaScript.",
    from: { path: "^(server/|scripts/.+[.]mjs$)" },
    to: { path: "^(app|components|db|lib)/", pathNot: "^lib/core/plain/" },
  },
  {
    name: "only-domains-query",
    comment: "Pages, components and adapters ask lib/<domain>.",
    from: { path: "^(app|components)/|^lib/.+/actions[.]ts$" },
    to: { path: "^db/" },
  },
  {
    name: "domains-know-no-framework",
    comment:
      "queries.ts and service.ts serve pages, API, jobs and tests alike; next/* belongs in actions.ts and lib/web.",
    from: { path: "^lib/(?!web/|i18n/)", pathNot: [adapter, drawing] },
    to: { path: "(^|/)node_modules/(next|next-auth|next-intl|react)/|^lib/web/" },
  },
  {
    name: "domains-know-no-ui",
    comment: "Domains serve every door; screens belong to one.",
    from: { path: "^(lib|db)/" },
    to: { path: "^components/" },
  },
  {
    name: "ui-kit-knows-no-domain",
    comment: "Primitives are the same in any product.",
    from: { path: "^components/ui/" },
    to: { path: "^(components/(?!ui/)|lib/(?!core/)|db/)" },
  },
  {
    name: "forms-know-no-domain",
    comment: "Any form of the product stands on them.",
    from: { path: "^components/forms/" },
    to: { path: "^(components/(?!(forms|ui)/)|lib/(?!core/|web/form-state)|db/)" },
  },
  {
    name: "client-safe-imports",
    comment: "Components reach a domain through its actions, schemas, constants, types and tables of fields.",
    from: { path: "^components/(?!ui/)" },
    to: {
      path: "^lib/(?!core/|i18n/|web/form)",
      pathNot: "/(actions|schema|constants|types|fields|traits)[.]ts$",
      dependencyTypesNot: ["type-only"],
    },
  },
  {
    name: "api-has-no-form-actions",
    comment: "A REST route calls the verb itself.",
    from: { path: "^app/api/" },
    to: { path: "/actions[.]ts$" },
  },
  {
    name: "documents-know-no-plans",
    comment: "Renderers take a DocumentModel.",
    from: { path: "^lib/(documents|ai)/" },
    to: { path: "^lib/(plans|accounts|subscriptions|payments)/" },
  },
  {
    name: "kinds-are-strangers",
    comment: "Kinds never import each other.",
    from: { path: "^lib/plans/kinds/([^/]+)/" },
    to: { path: "^lib/plans/kinds/[^/]+/", pathNot: "^lib/plans/kinds/$1/" },
  },
  {
    name: "screens-of-kinds-are-strangers",
    comment: "Neither do their screens.",
    from: { path: `^components/plans/(${kinds})/` },
    to: { path: `^(lib/plans/kinds|components/plans)/(${kinds})/`, pathNot: "^(lib/plans/kinds|components/plans)/$1/" },
  },
  {
    name: "db-stands-alone",
    comment: "Tables and makers know no domain.",
    from: { path: "^db/" },
    to: { path: "^lib/(?!core/)" },
  },
  {
    name: "only-gates-prove-actors",
    comment: "An actor is minted by the doors and by tests.",
    from: { pathNot: "^(lib/web/|tests/)" },
    to: { path: "^lib/core/prove-actor[.]ts$" },
  },
  {
    name: "not-to-test",
    comment: "Nothing that ships needs a test.",
    from: { pathNot: "^(tests/|scripts/bench)" },
    to: { path: "^tests/" },
  },
].map((rule) => ({ severity: "error", ...rule }));

/** @type {import("dependency-cruiser").IConfiguration} */
const configuration = {
  forbidden: [...boundaries, ...downwards, ...downwardsInPlans],
  options: {
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^[.]next/" },
  },
};

export default configuration;
