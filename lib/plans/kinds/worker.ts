// Runs in a thread of the pool, as plain Node on the sources; the pool calls these functions by the names of the kinds.
import { existsSync, statSync } from "node:fs";
import { registerHooks } from "node:module";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { RebContent } from "./reb/schema.ts";
import type { RebBackground } from "./reb/types.ts";
import type { RtbContent } from "./rtb/schema.ts";
import type { RtbBackground } from "./rtb/types.ts";
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

type Task<Content, Background> = { content: Content; background: Background };

/** What an inspector would say of a REB lesson plan. */
export async function reb({ content, background }: Task<RebContent, RebBackground>): Promise<Inspection> {
  const { inspectReb } = await import("./reb/inspection.ts");
  return inspectReb(content, background);
}

/** What an inspector would say of an RTB session plan. */
export async function rtb({ content, background }: Task<RtbContent, RtbBackground>): Promise<Inspection> {
  const { inspectRtb } = await import("./rtb/inspection.ts");
  return inspectRtb(content, background);
}
