import { beforeEach, describe, expect, it, vi } from "vitest";
import { warmDocuments } from "@/lib/documents/render";
import * as jobs from "@/lib/jobs/service";
import { register } from "@/instrumentation";

vi.mock("@/lib/documents/render", async (load) => ({ ...(await load<object>()), warmDocuments: vi.fn() }));
vi.mock("@/lib/jobs/service", async (load) => ({ ...(await load<object>()), startUp: vi.fn() }));

const slow = { timeout: 40_000 };

beforeEach(() => {
  vi.stubEnv("NEXT_RUNTIME", "nodejs");
  vi.mocked(warmDocuments).mockReset().mockResolvedValue();
  vi.mocked(jobs.startUp).mockReset().mockResolvedValue();
});

describe("a start of the server", () => {
  it("starts the threads that draw, after the database is up to date", async () => {
    let isUp: () => void = () => undefined;
    vi.mocked(jobs.startUp).mockReturnValue(new Promise((up) => (isUp = up)));
    const registered = register();
    await expect.poll(() => vi.mocked(jobs.startUp).mock.calls.length, slow).toBe(1);
    expect(warmDocuments).not.toHaveBeenCalled();
    isUp();
    await registered;
    expect(warmDocuments).toHaveBeenCalledTimes(1);
  });

  it("goes on when they do not start, and waits for nothing of it", async () => {
    const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
    vi.mocked(warmDocuments).mockRejectedValue(new Error("no thread"));
    await register();
    await expect.poll(() => error.mock.calls.join(), slow).toContain("documents_not_warmed");
  });
});
