import { expect, test } from "vitest";
import { serialise, deserialise } from "@/lib/core/serialised-props";
import { hostileTexts } from "@/tests/support/hostile-texts";

test("a packed value is one string and comes back as it was", () => {
  const value = { rows: [{ id: 1, title: "Fractions", note: null }], texts: hostileTexts, deep: { empty: [] } };
  const packed = serialise(value);
  expect(typeof packed).toBe("string");
  expect(deserialise(packed)).toEqual(value);
});
