import { execFileSync } from "node:child_process";

/** Compiles the content bank once before the tests, as a build does; not where that build, or another project, has just done so. */
export function setup(): void {
  if (process.env.ISOMO_BANK === "compiled") return;
  execFileSync("node_modules/.bin/tsx", ["scripts/content.ts", "compile"], { stdio: "inherit" });
  process.env.ISOMO_BANK = "compiled";
}
