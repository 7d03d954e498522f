import { describe, expect, it } from "vitest";
import { fillPhrase } from "@/lib/plans/text/wording";

const objective = "chaque apprenant de {class} sera capable de {verb} {content}";

describe("a French phrase", () => {
  it.each(["employer", "accorder", "identifier", "observer", "utiliser", "écrire"])("elides before %s", (verb) => {
    const said = fillPhrase(objective, { class: "S2", verb, content: "l’imparfait" });
    expect(said).toBe(`chaque apprenant de S2 sera capable d’${verb} l’imparfait`);
  });

  it.each(["conjuguer", "hacher", "onze", "14"])("keeps its vowel before %s", (verb) => {
    expect(fillPhrase("capable de {verb}", { verb })).toBe(`capable de ${verb}`);
  });

  it("elides no other word that ends so", () => {
    expect(fillPhrase("le code {name}, en grande {item}", { name: "actif", item: "école" })).toBe(
      "le code actif, en grande école",
    );
  });
});
