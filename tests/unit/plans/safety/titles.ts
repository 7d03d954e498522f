import type { PlanLanguage } from "@/lib/core/language";
import type { SensitiveTopic } from "@/lib/plans/safety/constants";

/** A title on each sensitive topic in each language, as teachers type them. */
export const titles: Record<SensitiveTopic, Record<PlanLanguage, string>> = {
  genocide: {
    en: "The 1994 Genocide against the Tutsi",
    fr: "Le génocide perpétré contre les Tutsi en 1994",
    rw: "Jenoside yakorewe Abatutsi mu 1994",
    sw: "Mauaji ya kimbari dhidi ya Watutsi 1994",
  },
  holocaust: { en: "The Holocaust", fr: "La Shoah", rw: "Holocaust", sw: "Holocaust" },
  otherGenocide: {
    en: "The genocide of the Herero",
    fr: "Le génocide arménien",
    rw: "Jenoside zabaye ku isi",
    sw: "Mauaji ya kimbari ya Waherero",
  },
  suicide: { en: "Suicide prevention", fr: "La prévention du suicide", rw: "Kwiyahura", sw: "Kujiua" },
  abuse: {
    en: "Gender-based violence",
    fr: "Les violences basées sur le genre",
    rw: "Ihohoterwa rishingiye ku gitsina",
    sw: "Ukatili wa kijinsia",
  },
  death: { en: "Grief and mourning", fr: "Le deuil", rw: "Gupfusha", sw: "Kufiwa" },
  war: { en: "Life of refugees", fr: "La vie des réfugiés", rw: "Impunzi", sw: "Maisha ya wakimbizi" },
  slavery: { en: "The slave trade", fr: "La traite négrière", rw: "Ubucakara", sw: "Utumwa" },
  hiv: { en: "HIV and AIDS", fr: "Le VIH et le sida", rw: "Virusi itera SIDA", sw: "VVU na UKIMWI" },
  contraception: {
    en: "Family planning methods",
    fr: "Les méthodes de contraception",
    rw: "Kuboneza urubyaro",
    sw: "Uzazi wa mpango",
  },
  menstruation: { en: "Menstrual hygiene", fr: "L’hygiène menstruelle", rw: "Imihango y’abakobwa", sw: "Hedhi" },
  puberty: { en: "Puberty", fr: "La puberté", rw: "Ubugimbi n’ubwangavu", sw: "Balehe" },
  substances: { en: "Drug abuse", fr: "La toxicomanie", rw: "Ibiyobyabwenge", sw: "Dawa za kulevya" },
  disability: { en: "Living with a disability", fr: "Le handicap", rw: "Ubumuga", sw: "Ulemavu" },
};
