// Runs in a thread of the pool, as plain Node on the sources; which rules to load, the kind's definition says.
import { existsSync, statSync } from "node:fs";
import { registerHooks } from "node:module";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Inspection } from "../inspection/types.ts";
import type { RulesPlace } from "./types.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));

function fileOf(path: string): string | undefined {
  const candidates = [path, `${path}.ts`, join(path, "index.ts")];
  return candidates.find((file) => existsSync(file) && statSync(file).isFile());
}

/** What one of our files means by a name that it imports; null for a package. */
function pathOf(specifier: string, parent: string): string | null {
  if (specifier.startsWith("@/")) return join(root, specifier.slice(2));
  const isOurs = parent.startsWith("file:") && !parent.includes("/node_modules/");
  return specifier.startsWith(".") && isOurs ? fileURLToPath(new URL(specifier, parent)) : null;
}

// The rules are written for the bundler: "@/" is the root, endings are left out, JSON is imported like code.
registerHooks({
  resolve(specifier, context, next) {
    const parent = context.parentURL ?? "";
    const path = pathOf(specifier, parent);
    const file = path === null ? undefined : fileOf(path);
    if (!file) return next(specifier, context);
    const found = next(pathToFileURL(file).href, context);
    return file.endsWith(".json") ? { ...found, format: "json", importAttributes: { type: "json" } } : found;
  },
});

type Rules = (content: unknown, background: unknown) => Inspection;
type Task = { rules: RulesPlace; content: unknown; background: unknown };

async function rulesOf({ source, name }: RulesPlace): Promise<Rules> {
  const loaded = (await import(pathToFileURL(join(root, source)).href)) as Readonly<Record<string, Rules | undefined>>;
  const rules = loaded[name];
  if (!rules) throw new Error(`${source} exports no ${name}.`);
  return rules;
}

/** Loads the rules of a kind when the first of its plans comes, before its time begins. */
export async function prepare({ rules }: Task): Promise<void> {
  await rulesOf(rules);
}

/** What an inspector would say of a plan. */
export async function inspect({ rules, content, background }: Task): Promise<Inspection> {
  return (await rulesOf(rules))(content, background);
}
