import { readFileSync } from "node:fs";
import { pagePlaces } from "./page-places";

/** Every page behind the sign-in, with 1 in the place of numbers. */
export function signedInPages(): string[] {
  const places = ["(teacher)", "(admin)"].flatMap((group) => pagePlaces(`app/[locale]/${group}`));
  return places.map((path) => path.replace(/\[\w+\]/g, "1")).sort();
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
