import { expect, test } from "vitest";
import { pack, unpack } from "@/lib/core/packed";
import { hostileTexts } from "@/tests/support/hostile-texts";

test("a packed value is one string and comes back as it was", () => {
  const value = { rows: [{ id: 1, title: "Fractions", note: null }], texts: hostileTexts, deep: { empty: [] } };
  const packed = pack(value);
  expect(typeof packed).toBe("string");
  expect(unpack(packed)).toEqual(value);
});
