import { getTableColumns } from "drizzle-orm";
import { expect, it } from "vitest";
import { accounts } from "@/db/schema";

it("an account that is erased leaves no row, so that no column marks one as deleted", () => {
  expect(Object.keys(getTableColumns(accounts)).filter((name) => /delet|eras|remov/i.test(name))).toEqual([]);
});
