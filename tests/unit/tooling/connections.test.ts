import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";

it("keeps an idle connection longer than a proxy does, and no request for ever", () => {
  const asks =
    'const s = require("node:http").createServer(() => {}); console.log(s.keepAliveTimeout, s.requestTimeout)';
  const told = execFileSync(process.execPath, ["--import", "./scripts/lib/preload-front.mjs", "-e", asks]);
  const [idle, request] = told.toString().trim().split(" ").map(Number);
  expect(idle).toBeGreaterThan(60_000);
  expect(request).toBe(90_000);
});
