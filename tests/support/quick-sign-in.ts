// Set up for tests that ask the domains thousands of times: who is let in is the same, whatever a hash costs and an answer waits.
import { vi } from "vitest";

vi.mock("@/lib/accounts/passwords/constants", () => ({
  hashingCost: { memoryCost: 1_024, timeCost: 1, parallelism: 1 },
}));
vi.mock("@/lib/accounts/constants", async (load) => ({
  ...(await load<object>()),
  constantTimes: { signIn: 1, register: 1, mail: 1, code: 1, reset: 1 },
}));
