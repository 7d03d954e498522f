import { execFileSync } from "node:child_process";

/** Compiles the content bank once before the tests, as a build does. */
export function setup(): void {
  execFileSync("node_modules/.bin/tsx", ["scripts/content.ts", "compile"], { stdio: "inherit" });
}
