import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

function filesUnder(folder: string, name: RegExp): string[] {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  return entries.flatMap((entry) =>
    entry.isFile() && name.test(entry.name) ? [join(entry.parentPath, entry.name)] : [],
  );
}

/** Every page behind the sign-in, with 1 in the place of numbers. */
export function signedInPages(): string[] {
  const files = ["(teacher)", "(admin)"].flatMap((group) => filesUnder(`app/[locale]/${group}`, /^page\.tsx$/));
  return files
    .map((file) => file.replace(/^app\/\[locale\]\/\(\w+\)/, "").replace(/\/page\.tsx$/, ""))
    .map((path) => path.replace(/\[\w+\]/g, "1"))
    .sort();
}

type Manifest = { node: Record<string, { exportedName: string; filename: string }> };

/** The ids that the build gave to the actions of signed-in people, by their names. */
export function signedInActions(): Record<string, string> {
  const { node } = JSON.parse(readFileSync(".next/server/server-reference-manifest.json", "utf8")) as Manifest;
  const guarded = Object.entries(node).filter(([, { filename, exportedName }]) =>
    new RegExp(`export const ${exportedName} = define(Admin)?Action\\(`).test(readFileSync(filename, "utf8")),
  );
  return Object.fromEntries(guarded.map(([id, { exportedName }]) => [exportedName, id]));
}

/** Every call that the API says it guards, with 1 in the place of numbers. */
export async function guardedCalls(url: string): Promise<{ method: string; path: string }[]> {
  const answer = await fetch(`${url}/api/openapi.json`);
  const { paths } = (await answer.json()) as { paths: Record<string, Record<string, { security: unknown[] }>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { security }]) => security.length > 0)
      .map(([method]) => ({
        method: method.toUpperCase(),
        path: path.replace("{hash}", "0".repeat(32)).replace(/\{\w+\}/g, "1"),
      })),
  );
}
