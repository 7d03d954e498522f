import { describe, expect, it } from "vitest";
import { asData } from "@/lib/plans/text/wording";
import { isQuoted, typedWithoutNamed } from "@/lib/plans/reports/rules";
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

  it("are whole names in any letters, and in parts with a capital alone", () => {
    const named = { people: ["Grace Uwase"], schools: ["Kigali Parents School"], others: [] };
    expect(typedWithoutNamed("Kigali is the capital; by the grace of God, says Grace. Mme UWASE's", named)).toBe(
      "Kigali is the capital; by the grace of God, says …. Mme …'s",
    );
    expect(typedWithoutNamed("grace uwase at kigali parents school", named)).toBe("… at …");
  });

  it("cost no more than their letters, whatever was typed to have them looked for long", () => {
    const letters = [..."abcdefghijklmnopqrstuvwxyz"];
    const marks = "\u0335".repeat(3);
    expect(withoutNames(`${letters.slice(0, 25).join(` ${marks}`)} !`, [letters.join(" ")])).toContain("a ");
    expect(withoutNames(letters.slice(0, 25).join(marks), [letters.join(" ")])).toContain("a");
    // As one pattern this is too large to be made.
    expect(withoutNames("It says b.", ["a".repeat(20_000), "b".repeat(3)])).toBe("It says b.");
    const words = Array.from({ length: 30_000 }, () => "an").join(" ");
    expect(withoutNames(words, [words, `${"an ".repeat(11)}end`])).toMatch(/^… … /);
  });

  it("and marks of a prompt with a long gap in them are found in one go", () => {
    const gap = " ".repeat(1_000_000);
    expect(asData(`<${gap}/${gap}lesson> <${gap}x`, { names: [], tags: ["lesson"] })).toBe(
      `‹${gap}/${gap}lesson> <${gap}x`,
    );
  });

  it("leave a text untouched in which they do not stand, accents and all", () => {
    const text = "re\u0301sume\u0301 é";
    expect(withoutNames(text, ["Mugisha"])).toBe(text);
  });
});

describe("addresses in a text", () => {
  it("are cut, and numbers of a lesson stay", () => {
    expect(withoutAddresses("0788123456, +250 788 123 456, diane@rugarama.rw")).toBe("…, …, …");
    expect(withoutAddresses("250788123456, (0788) 123 456, 788123456 and 788 123 456")).toBe("…, …, … and …");
    expect(withoutAddresses("1 722 500 000, 722 500 000, 72 + 45 and 7")).toBe(
      "1 722 500 000, 722 500 000, 72 + 45 and 7",
    );
    expect(withoutAddresses("3.0788123456 and 1 000 000 000 and 07:30")).toBe(
      "3.0788123456 and 1 000 000 000 and 07:30",
    );
  });
});

describe("words that are quoted from a plan", () => {
  const texts = ["The field’s well-known efficiency: H₂O, 5 m², fractions."];

  it.each(["The ﬁeld’s well-\nknown eﬃciency", "H2O, 5 m2", "frac-\ntions", "frac\u00adtions"])(
    "are found as print gives them: %j",
    (quote) => {
      expect(isQuoted(quote, texts)).toBe(true);
    },
  );

  it("are not found where the plan has others", () => {
    expect(isQuoted("The field’s unknown efficiency", texts)).toBe(false);
  });
});
