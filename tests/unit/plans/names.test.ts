import { describe, expect, it } from "vitest";
import { asData } from "@/lib/plans/text/wording";
import { partsOf, spellingsOf, withoutAddresses, withoutNames } from "@/lib/plans/text/names";

describe("names in a text", () => {
  it.each([
    ["Eric", "numeric values, says ERIC.", "numeric values, says …."],
    ["Ali", "Australia and Ali", "Australia and …"],
    ["Ine", "inégalité, imine, ine", "inégalité, imine, …"],
    ["Uwase  Diane", "by uwase diane, Diane Uwase", "by …, Diane Uwase"],
    ["Benoît", "BENOIT said", "… said"],
    ["Jo", "Jo stays", "Jo stays"],
    ["(A+", "a+ and (A+", "a+ and (A+"],
  ])("%s is cut where it stands as whole words", (name, text, bare) => {
    expect(withoutNames(text, [name])).toBe(bare);
    expect(asData(text, { names: [name], tags: [] })).toBe(bare);
  });

  it("are found in parts, but for words that name no school", () => {
    expect(partsOf("Uwase M. Diane")).toEqual(["uwase", "diane"]);
    expect(partsOf("École Primaire de Rugarama")).toEqual(["rugarama"]);
  });

  it.each(["Groupe Scolaire Rugarama", "G.S. Rugarama", "GS RUGARAMA"])(
    "are a school's, spelt like %s or otherwise",
    (school) => {
      for (const said of ["GS Rugarama", "G.S Rugarama", "Groupe  scolaire RUGARAMA", "Rugarama Groupe Scolaire"])
        expect(withoutNames(`at ${said}.`, spellingsOf(school))).toBe("at ….");
    },
  );

  it("leave a text untouched in which they do not stand, accents and all", () => {
    const text = "re\u0301sume\u0301 é";
    expect(withoutNames(text, ["Mugisha"])).toBe(text);
  });
});

describe("addresses in a text", () => {
  it("are cut, and numbers of a lesson stay", () => {
    expect(withoutAddresses("0788123456, +250 788 123 456, diane@rugarama.rw")).toBe("…, …, …");
    expect(withoutAddresses("3.0788123456 and 1 000 000 000 and 07:30")).toBe(
      "3.0788123456 and 1 000 000 000 and 07:30",
    );
  });
});
