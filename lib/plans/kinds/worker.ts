// Runs in a thread of the pool, as plain Node on the sources; the pool calls these functions by the names of the kinds.
import { existsSync, statSync } from "node:fs";
import { registerHooks } from "node:module";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Inspection } from "../inspection/types.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));

function fileOf(path: string): string | undefined {
  const candidates = [path, `${path}.ts`, join(path, "index.ts")];
  return candidates.find((file) => existsSync(file) && statSync(file).isFile());
}

// The rules are written for the bundler: "@/" is the root, endings are left out, JSON is imported like code.
registerHooks({
  resolve(specifier, context, next) {
    const parent = context.parentURL ?? "";
    const isOurs = parent.startsWith("file:") && !parent.includes("/node_modules/");
    const path = specifier.startsWith("@/")
      ? join(root, specifier.slice(2))
      : specifier.startsWith(".") && isOurs
        ? fileURLToPath(new URL(specifier, parent))
        : null;
    const file = path === null ? undefined : fileOf(path);
    if (!file) return next(specifier, context);
    const found = next(pathToFileURL(file).href, context);
    return file.endsWith(".json") ? { ...found, format: "json", importAttributes: { type: "json" } } : found;
  },
});

type Task = { kind: string; content: unknown; background: unknown };
type Rules = { inspect: (content: unknown, background: unknown) => Inspection };

/** What an inspector would say of a plan; the rules of a kind are loaded as they stand when the first of its plans comes. */
export async function inspect({ kind, content, background }: Task): Promise<Inspection> {
  if (!/^[a-z]+$/.test(kind)) throw new Error("No kind of plan has such a name.");
  const rules = (await import(`./${kind}/inspection.ts`)) as Rules;
  return rules.inspect(content, background);
}
