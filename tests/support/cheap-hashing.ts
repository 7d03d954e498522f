// Set up for tests that ask the domains thousands of times: who is let in is the same, whatever a hash costs.
import { vi } from "vitest";

vi.mock("@/lib/accounts/passwords/constants", () => ({
  hashingCost: { memoryCost: 1_024, timeCost: 1, parallelism: 1 },
}));
