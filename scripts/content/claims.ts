import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { claim, type Claim } from "@/lib/bank/schema";
import { contradictionsIn } from "@/lib/plans/inspection/content/contradictions";
import type { Fault } from "./files";

const folder = "content/claims";

/** The facts under `root`/content/claims, and what is wrong with the others. */
export function readClaims(root: string): { claims: Claim[]; faults: Fault[] } {
  const place = join(root, folder);
  const names = existsSync(place) ? readdirSync(place).filter((name) => name.endsWith(".yaml")) : [];
  const read = names.sort().map((name) => {
    const file = join(folder, name);
    const parsed = z.array(claim).safeParse(parse(readFileSync(join(root, file), "utf8")));
    const issues = parsed.error?.issues ?? [];
    const faults = issues.map(({ path, message }) => ({ file, line: 1, message: `${path.join(".")}: ${message}` }));
    return { claims: parsed.data ?? [], faults: [...faults, ...selfContradictions(file, parsed.data ?? [])] };
  });
  return { claims: read.flatMap(({ claims }) => claims), faults: read.flatMap(({ faults }) => faults) };
}

/** A fact that its own patterns, or those of another, take for wrong. */
function selfContradictions(file: string, claims: readonly Claim[]): Fault[] {
  return claims.flatMap(({ fact, language }) =>
    contradictionsIn([{ field: "", text: fact }], claims, language).map((found) => ({
      file,
      line: 1,
      message: `“${fact}” is taken for wrong by “${found.fact}”`,
    })),
  );
}
