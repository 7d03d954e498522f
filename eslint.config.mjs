import next from "eslint-config-next/core-web-vitals";
import typescript from "eslint-config-next/typescript";

const source = ["**/*.{ts,tsx,mts,mjs,cjs}"];
const tests = ["tests/**"];
const scripts = ["scripts/**", "server/**"];
const configs = ["*.config.{ts,mjs}", ".dependency-cruiser.mjs"];
/** Where no component is, the rules for components find nothing and take a third of the time. */
const withoutComponents = ["{lib,db,scripts,server,tests}/**/*.{ts,mts,mjs,cjs}", ...configs];
const ofComponents = next
  .flatMap(({ rules = {} }) => Object.keys(rules))
  .filter((rule) => /^(?:react|react-hooks|jsx-a11y)\//.test(rule));
const components = ["{app,components}/**/*.tsx"];

const constFunction =
  ":matches(Program, ExportNamedDeclaration) > VariableDeclaration > VariableDeclarator:not([id.typeAnnotation]) > ";
const functionDeclarations = ["ArrowFunctionExpression", "FunctionExpression"].map((expression) => ({
  selector: `${constFunction}${expression}.init`,
  message: "Declare top-level functions with `function`.",
}));

/** On the embedded engine transactions take turns; a savepoint inside of one is `tx.transaction`. */
const ownTransactions = {
  selector: "CallExpression > MemberExpression.callee[property.name='transaction']:not([object.name='tx'])",
  message: "Write in a transaction by `transact` of db/.",
};
/** A literal that is spread into a literal says nothing but where its author wanted the lines to break. */
const spreadLiteral = {
  selector: "ObjectExpression > SpreadElement > ObjectExpression.argument",
  message: "Write the properties themselves.",
};
const everywhere = [...functionDeclarations, spreadLiteral, ownTransactions];

const spoken = "/^(alt|title|label|placeholder|description|aria-label|aria-description|aria-roledescription)$/";
const wordsInMarkup = [
  // The product's name is the same in every language.
  "JSXText[value=/\\p{L}/u]:not([value=/^\\s*Isomo\\s*$/])",
  "JSXElement > JSXExpressionContainer > Literal[value=/\\p{L}/u]:not([value='Isomo'])",
  "JSXElement > JSXExpressionContainer > TemplateLiteral > TemplateElement[value.raw=/\\p{L}/u]",
  `JSXAttribute[name.name=${spoken}] > Literal[value=/\\p{L}/u]`,
].map((selector) => ({ selector, message: "Words that people read belong in messages/<locale>/<domain>.json." }));

const config = [
  {
    ignores: [".next/", ".data/", "db/migrations/", "public/", "next-env.d.ts", "playwright-report/", "test-results/"],
  },
  ...next,
  ...typescript,
  {
    files: source,
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: "error" },
    rules: {
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-non-null-assertion": "error",
      "@typescript-eslint/ban-ts-comment": [
        "error",
        { "ts-expect-error": true, "ts-ignore": true, "ts-nocheck": true },
      ],
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "separate-type-imports" }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "max-lines": ["error", { max: 250 }],
      "max-lines-per-function": ["error", { max: 50 }],
      "max-params": ["error", 3],
      // The formatter keeps code within its columns, and leaves comments as they are.
      "max-len": ["error", { code: 10_000, comments: 132, ignoreUrls: true }],
      "no-restricted-syntax": ["error", ...everywhere],
      "no-restricted-properties": [
        "error",
        { object: "process", property: "env", message: "Read the environment in lib/core/env.ts." },
      ],
      "no-console": "error",
      "import/no-default-export": "error",
      // Public pages use plain anchors: next/link costs 3 KB of first-load script.
      "@next/next/no-html-link-for-pages": "off",
      // The few pictures are inline or drawn at build; next/image costs 6 KB of first-load script.
      "@next/next/no-img-element": "off",
      // This rule knows only the old pages router.
      "@next/next/no-head-element": "off",
      "no-duplicate-imports": ["error", { allowSeparateTypeImports: true }],
      "prefer-const": "error",
      eqeqeq: "error",
    },
  },
  {
    files: components,
    rules: {
      "max-lines-per-function": ["error", { max: 90 }],
      "no-restricted-syntax": ["error", ...everywhere, ...wordsInMarkup],
    },
  },
  // Where `transact` is made, and what fills a database before anybody else is there.
  { files: ["db/**"], rules: { "no-restricted-syntax": ["error", ...functionDeclarations, spreadLiteral] } },
  {
    files: [...tests, ...scripts],
    // Playwright and our database fixtures say `use...` too; there are no hooks here.
    rules: { "no-console": "off", "no-restricted-properties": "off", "react-hooks/rules-of-hooks": "off" },
  },
  { files: withoutComponents, rules: Object.fromEntries(ofComponents.map((rule) => [rule, "off"])) },
  { files: tests, rules: { "max-lines-per-function": "off" } },
  {
    // What Next, next-intl, drizzle-kit, vitest and playwright load by its default export.
    files: ["app/**", "lib/i18n/request.ts", "middleware.ts", ...configs],
    rules: { "import/no-default-export": "off" },
  },
  {
    // instrumentation.ts must name NEXT_RUNTIME literally, or the edge bundle takes the database in.
    files: ["lib/core/env.ts", "instrumentation.ts", ...configs],
    rules: { "no-restricted-properties": "off" },
  },
  { files: ["lib/core/log.ts"], rules: { "no-console": "off" } },
];

export default config;
