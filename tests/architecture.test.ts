import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { locales } from "@/lib/core/language";

// Tracked and new files alike, so that a break shows before it is committed.
const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "-z"], {
  encoding: "utf8",
})
  .split("\0")
  .filter((file) => file !== "" && exists(file));
const binary = /\.(png|jpe?g|webp|avif|ico|ttf|woff2?|pdf|docx|zip|gz|br)$/;

function exists(file: string): boolean {
  try {
    readFileSync(file);
    return true;
  } catch {
    return false;
  }
}

function read(file: string): string {
  return readFileSync(file, "utf8");
}

function lineCount(text: string): number {
  return text.split("\n").length - (text.endsWith("\n") ? 1 : 0);
}

/** The places where `pattern` occurs, as "file: match". */
function matches(candidates: string[], pattern: RegExp): string[] {
  return candidates.flatMap((file) => {
    const found = pattern.exec(read(file));
    return found ? [`${file}: ${found[0]}`] : [];
  });
}

describe("a tracked file", () => {
  it("is not empty", () => {
    expect(files.filter((file) => read(file) === "")).toEqual([]);
  });
});

describe("the files of a domain", () => {
  const words = ["schema", "types", "constants", "rules", "queries", "service", "gateway", "actions"].join("|");
  const vocabulary = [
    new RegExp(`^[a-z-]+/(?:[a-z-]+/)?(${words})\\.ts$`),
    // What is pure, or asks a model, has a noun of its own: a service writes in a transaction.
    /^plans\/(text|needs|prompts|safety|inspection|kinds|scores|fixes|suggestions|runs)\/.+\.(ts|json)$/,
    /^bank\/search\/.+\.(ts|json)$/,
    /^documents\/(model|pdf|docx|zip|worker|drawing)\.(ts|mjs)$/,
    /^documents\/(render|fonts)(\/.+|\.ts)$/,
    /^payments\/gateways\/([a-z-]+\/)?[a-z-]+\.ts$/,
    /^notifications\/channels\/.+\.tsx?$/,
    /^ai\/engines\/.+\.ts$/,
    /^(core|web|i18n|jobs)\/.+$/,
  ];

  it("use the closed vocabulary", () => {
    const inDomains = files.filter((file) => file.startsWith("lib/")).map((file) => file.slice("lib/".length));
    const strangers = inDomains.filter((file) => !vocabulary.some((pattern) => pattern.test(file)));
    expect(strangers).toEqual([]);
  });

  it("have kebab-case names", () => {
    const ours = files.filter((file) => /^(components|lib|db|scripts|server|tests)\/.+\.(tsx?|mjs)$/.test(file));
    const named = ours.filter((file) => !file.startsWith("db/migrations/"));
    const strangers = named.filter(
      (file) => !file.split("/").every((part) => /^[a-z0-9]+([.-][a-z0-9]+)*$/.test(part)),
    );
    expect(strangers).toEqual([]);
  });
});

describe("the kinds of plan", () => {
  const kinds = readdirSync("lib/plans/kinds", { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const anyKind = `(?:${kinds.join("|")})`;
  /** What a third kind is written into: a line in each. The rest it brings along in folders of its own. */
  const lists = [
    "lib/plans/kinds/traits.ts",
    "lib/plans/kinds/registry.ts",
    "components/plans/forms.ts",
    "db/schema/plans.ts",
  ];
  const ownFolders = new RegExp(
    `^(?:lib/plans/kinds|components/plans)/${anyKind}/|^app/\\[locale\\]/\\(teacher\\)/(?:(?:rtb-)?lesson-plans?|plans/${anyKind})/`,
  );
  /** What is about one kind by its nature: pages that explain the two forms, phrases, sample data. */
  const aboutOne =
    /^(app\/\[locale\]\/(\(public\)\/|\(teacher\)\/resources\/)|components\/(public|resources)\/|lib\/plans\/safety\/types\.ts$|db\/seed\/)/;
  const shared = files.filter(
    (file) => /^(app|components|lib|db)\/.+\.tsx?$/.test(file) && !ownFolders.test(file) && !aboutOne.test(file),
  );

  it("are named in four lists alone", () => {
    const naming = new RegExp(`["'\`]${anyKind}["'\`]|^\\s*${anyKind}:|\\{ ?${anyKind}\\b`, "m");
    const named = matches(shared, naming).map((found) => found.split(":")[0]);
    expect(named.sort()).toEqual([...lists].sort());
  });

  it("are told apart by nobody else", () => {
    const sources = shared.filter((file) => !lists.includes(file));
    expect(matches(sources, new RegExp(`plans/kinds/${anyKind}/`))).toEqual([]);
  });

  it("never import each other", () => {
    const strangers = (kind: string, other: string) =>
      matches(
        files.filter((file) => file.startsWith(`lib/plans/kinds/${kind}/`)),
        new RegExp(`from "[^"]*/(?:kinds|plans)/${other}(/|")|from "(?:\\.\\./)+${other}/`),
      );
    const others = (kind: string) => kinds.filter((other) => other !== kind);
    expect(kinds.flatMap((kind) => others(kind).flatMap((other) => strangers(kind, other)))).toEqual([]);
  });
});

describe("every page", () => {
  it("has a title of its own, which the browser's tab and its history show", () => {
    const pages = files.filter((file) => /^app\/\[locale\]\/.+\/page\.tsx$/.test(file));
    expect(pages.length).toBeGreaterThan(30);
    expect(
      pages.filter(
        (file) => !/export (async function generateMetadata|const metadata|\{ generateMetadata \})/.test(read(file)),
      ),
    ).toEqual([]);
  });
});

describe("the public pages", () => {
  /** The files of app and components that `file` imports. */
  function importsOf(file: string): string[] {
    const named = [...read(file).matchAll(/from "(\.{1,2}\/[^"]+|@\/components\/[^"]+)"/g)].map(
      ([, name = ""]) => name,
    );
    const paths = named.map((name) => (name.startsWith("@/") ? name.slice(2) : join(dirname(file), name)));
    return paths.flatMap((path) => files.filter((other) => /^\.tsx?$/.test(other.replace(path, ""))));
  }

  // They are served without the framework's scripts (server/pages/page-html.mjs).
  it("bring no component to life in the browser", () => {
    const found = new Set(files.filter((file) => file.startsWith("app/[locale]/(public)/") && file.endsWith(".tsx")));
    for (const file of found) importsOf(file).forEach((other) => found.add(other));
    expect(found.has("components/ui/fields/field.tsx")).toBe(true);
    expect(matches([...found], /^"use client"|\buse(State|Effect|Ref|Memo|Callback|ActionState)\(/m)).toEqual([]);
  });
});

describe("the messages", () => {
  function keysOf(value: unknown, path: string): string[] {
    if (value === null || typeof value !== "object") return [path];
    return Object.entries(value).flatMap(([key, child]) => keysOf(child, `${path}.${key}`));
  }

  function catalogue(locale: string): string[] {
    const prefix = `messages/${locale}/`;
    const own = files.filter((file) => file.startsWith(prefix) && file.endsWith(".json"));
    return own.flatMap((file) => keysOf(JSON.parse(read(file)), file.slice(prefix.length))).sort();
  }

  it.each(locales.filter((locale) => locale !== "en"))("have the same keys in %s as in en", (locale) => {
    expect(catalogue(locale)).toEqual(catalogue("en"));
  });
});

describe("the repository", () => {
  const text = files.filter((file) => !binary.test(file));

  it("has no source file over 250 lines", () => {
    const sources = text.filter((file) =>
      /^(app|components|lib|db|scripts|server|tests)\/.+\.(tsx?|mts|mjs|css)$/.test(file),
    );
    const long = sources.filter((file) => dirname(file) !== "db/migrations" && lineCount(read(file)) > 250);
    expect(long).toEqual([]);
  });

  it("names no registry host and no path of one machine", () => {
    // Written in pieces, so that this file does not find itself.
    const hosts = ["registry\\.npmjs", "registry\\.yarnpkg", "npmmirror", "jfrog", "artifactory", "codeartifact"];
    const paths = ["/work/", "/home/[a-z]+/", "/Users/[A-Za-z]+/"];
    const pattern = new RegExp([...hosts, ...paths.map((path) => `(?<![\\w.}-])${path}`)].join("|"));
    const others = text.filter((file) => file !== "tests/architecture.test.ts");
    expect(matches(others, pattern)).toEqual([]);
  });

  it("has no test that waits for a time or for a quiet network", () => {
    const tests = text.filter((file) => /^tests\/(e2e|api|integration|attacks)\/.+\.ts$/.test(file));
    expect(matches(tests, /networkidle|waitForTimeout/)).toEqual([]);
  });

  it("has no test that sleeps for a time or asserts one, but where an answer's earliest moment is what is promised", () => {
    const promised = [
      // Doors that tell by their time nothing of who has an account.
      "tests/integration/accounts/even-work.test.ts",
      "tests/api/recovery.test.ts",
      // A server that says how long to wait before it is asked again.
      "tests/integration/ai/model.test.ts",
    ];
    const clocks =
      /performance\.now\(\)|\bsetTimeout\(|Date\.now\(\) [<>]|[<>]=? Date\.now\(\)|Date\.now\(\) - (?:start|began|begun|before)/;
    const tests = text.filter((file) => /^tests\/(?!load\/|support\/).+\.(?:test|spec)\.tsx?$/.test(file));
    // Under a clock of their own tests decide themselves what time it is.
    const real = tests.filter((file) => !/useFakeTimers|support\/request-turns/.test(read(file)));
    expect(matches(real, clocks).map((found) => found.split(":")[0])).toEqual(promised.sort());
  });

  it("tells a model nothing in words of the interface, which stand under messages", () => {
    const sources = text.filter((file) => /^lib\/(plans|ai)\/.+\.ts$/.test(file));
    expect(matches(sources, /from "@\/messages\/.+"/)).toEqual([]);
  });

  it("reads the environment in one module", () => {
    // NEXT_RUNTIME must stand in instrumentation.ts as it is, or the edge bundle takes the database in.
    const sources = text.filter((file) => /^((app|components|lib|db)\/.+|[a-z.-]+)\.tsx?$/.test(file));
    const named = /process\s*\.\s*env|process\s*\[|from "(node:)?process"|\}\s*=\s*process\s*;|import\.meta\.env/;
    const readers = matches(sources, named).map((found) => found.split(":")[0]);
    expect(readers.filter((file) => !/^(playwright|vitest)\.config\.ts$/.test(file ?? ""))).toEqual([
      "instrumentation.ts",
      "lib/core/env.ts",
    ]);
  });

  it("has scripts take a setting of .env.example from the settings, which the .env file belongs to as well", () => {
    const names = [...read(".env.example").matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
    const scripts = text.filter((file) => /^(scripts|server)\/.+\.(ts|mjs)$/.test(file));
    expect(names.length).toBeGreaterThan(30);
    expect(matches(scripts, new RegExp(`process\\.env\\.(${names.join("|")})\\b`))).toEqual([]);
  });

  it("silences no check", () => {
    const sources = text.filter((file) => /\.(tsx?|mts|mjs|cjs)$/.test(file) && file !== "tests/architecture.test.ts");
    expect(
      matches(sources, /eslint-disable|@ts-(ignore|expect-error|nocheck)|\b(it|test|describe)\.(skip|only|todo)\b/),
    ).toEqual([]);
  });
});
