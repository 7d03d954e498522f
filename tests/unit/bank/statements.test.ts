import { describe, expect, it } from "vitest";
import { faultOf } from "@/scripts/content/statements";

describe("a statement that proves an answer", () => {
  it.each([
    "2*(6+9) = 30",
    "54 km/hour = 15 m/s",
    "1 500 × 3 = 4500",
    "60/230 ≈ 0.26 within 0.005",
    "π × 7² ≈ 153.94",
    "√(144) = 12",
    "60/230 < 6",
    "roots x^2+5x+6: -2, -3",
    "roots w^2+3w-54: 6, -9",
    "identity (x+3)(x+4) = x^2+7x+12",
    "balanced CH4 + 2 O2 -> CO2 + 2 H2O",
    "balanced Ca(OH)2 + 2 HCl → CaCl2 + 2 H2O",
    "balanced Zn + Cu^2+ -> Zn^2+ + Cu",
    "balanced 2 Na (s) + Cl2 (g) -> 2 NaCl (s)",
  ])("holds: %s", (statement) => {
    expect(faultOf(statement)).toBeNull();
  });

  it.each([
    ["2*(6+9) = 31", "is 30"],
    ["54 km/hour = 16 m/s", "m / s"],
    ["1/3 ≈ 0.34 within 0.001", "is 0.33333333"],
    ["60/230 > 6", "is 0.26086957"],
    ["5 m = 5 s", "cannot be computed"],
    ["roots x^2+5x+6: 2, -3", "2: x^2+5x+6 is not zero there"],
    ["identity (x+3)(x+4) = x^2+8x+12", "differs at"],
    ["balanced CH4 + O2 -> CO2 + 2 H2O", "O: 2 before, 4 after"],
    ["balanced Zn + Cu^2+ -> Zn + Cu", "charge: 2 before, 0 after"],
    ["about thirty", "nothing that can be computed"],
    ["balanced nothing", "names no atoms"],
  ])("does not hold: %s", (statement, fault) => {
    expect(faultOf(statement)).toContain(fault);
  });
});
