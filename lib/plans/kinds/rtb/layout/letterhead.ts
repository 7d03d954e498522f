import { interpolate } from "@/lib/core/interpolate";
import type { PlanLanguage } from "@/lib/core/language";
import type { Letterhead } from "@/lib/documents/model";
import type { LetterheadInput } from "@/lib/headers/letterhead/schema";

/** The two administrative units; `sector` here is not the sector of the trade. */
const places: Record<PlanLanguage, string> = {
  en: "District: {district} · Sector: {sector}",
  fr: "District\u00a0: {district} · Secteur\u00a0: {sector}",
  rw: "Akarere: {district} · Umurenge: {sector}",
  sw: "Wilaya: {district} · Sekta: {sector}",
};

type PrintedLetterhead = { values: LetterheadInput; logo: Letterhead["logo"] };

/** School, place, ways to reach it and whatever else a school wants above its session plans, in the plan's language. */
export function letterheadRtb({ values, logo }: PrintedLetterhead, language: PlanLanguage): Letterhead {
  const { schoolName, district, sector, schoolAddress, schoolPhone, schoolEmail, additionalInfo } = values;
  const reach = [schoolAddress, schoolPhone, schoolEmail].filter(Boolean).join(" · ");
  const lines = [
    schoolName,
    interpolate(places[language], { district, sector }),
    reach,
    ...additionalInfo.split(/\r?\n/),
  ];
  return { lines: lines.filter((line) => line.trim() !== ""), logo };
}
