import { mapNames, namesOf } from "@/lib/core/names";
import { inAnyLanguage, wholeWords, type Spoken } from "../../../text/spoken";

const quantities = {
  area: { en: ["area"], fr: ["aire", "superficie"], rw: ["ubuso"], sw: ["eneo"] },
  perimeter: { en: ["perimeter"], fr: ["perimetre"], rw: ["umuzenguruko"], sw: ["mzingo"] },
  circumference: {
    en: ["circumference", "perimeter"],
    fr: ["circonference", "perimetre"],
    rw: ["umuzenguruko"],
    sw: ["mzingo"],
  },
  volume: { en: ["volumes?"], fr: ["volumes?"], rw: ["umubumbe"], sw: ["ujazo"] },
  surface: { en: ["surface"], fr: ["surface"], rw: [], sw: [] },
  side: { en: ["sides?"], fr: ["cotes?"], rw: ["uruhande"], sw: ["upande"] },
  base: { en: ["base"], fr: ["base"], rw: [], sw: [] },
  height: { en: ["height"], fr: ["hauteur"], rw: [], sw: [] },
  radius: { en: ["radius"], fr: ["rayon"], rw: [], sw: [] },
  diameter: { en: ["diameter"], fr: ["diametre"], rw: [], sw: [] },
  edge: { en: ["edges?", "sides?"], fr: ["arete", "cote"], rw: [], sw: [] },
  density: { en: ["density"], fr: ["masse volumique", "densite"], rw: [], sw: [] },
  current: { en: ["current"], fr: ["courant", "intensite"], rw: [], sw: [] },
  resistance: { en: ["resistance"], fr: ["resistance"], rw: [], sw: [] },
  voltage: { en: ["voltage", "potential"], fr: ["potential", "tension"], rw: [], sw: [] },
  speed: { en: ["speed", "velocity"], fr: ["vitesse"], rw: [], sw: [] },
  distance: { en: ["how far", "distance"], fr: ["distance"], rw: [], sw: [] },
  duration: { en: ["how long", "time"], fr: ["duree", "temps"], rw: [], sw: [] },
  interest: { en: ["interest"], fr: ["interet"], rw: [], sw: [] },
} satisfies Record<string, Spoken>;

/** Whether a problem speaks of a quantity; over searchable text. */
export const asksFor = mapNames(namesOf(quantities), (name) => wholeWords(quantities[name]));

/** What stands before the last of several things. */
export const and = inAnyLanguage({ en: ["and"], fr: ["et"], rw: ["na"], sw: ["na"] });
