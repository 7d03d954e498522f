import { createServer } from "node:http";
import { expect, it } from "vitest";
import { withTimeLimits } from "@/server/requests/time-limits.mjs";

it("keeps an idle connection longer than a proxy does, and no request for ever", () => {
  const { keepAliveTimeout, requestTimeout } = withTimeLimits(createServer());
  expect(keepAliveTimeout).toBeGreaterThan(60_000);
  expect(requestTimeout).toBe(90_000);
});
