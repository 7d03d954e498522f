import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";

describe("npm run bom", () => {
  it("names what is deployed and nothing that only builds or tests it", async () => {
    const { stdout } = await promisify(execFile)("npm", ["run", "--silent", "bom"], { maxBuffer: 64_000_000 });
    const bill = JSON.parse(stdout) as { bomFormat: string; components: { name: string }[] };
    const names = bill.components.map(({ name }) => name);
    expect(bill.bomFormat).toBe("CycloneDX");
    expect(names).toEqual(expect.arrayContaining(["next", "react", "drizzle-orm"]));
    expect(names).not.toContain("vitest");
  });
});
