import type publicTexts from "@/messages/en/public.json";
import type { Locale } from "@/lib/core/language";

/** All sentences of the public site, as they stand in messages/<locale>/public.json. */
export type PublicTexts = typeof publicTexts;

/** Addresses of one public page. */
export type PublicPath = "/" | "/about" | "/contact" | "/terms" | "/privacy" | "/demo";

/** Figures of the landing and about pages; a percentage is a claim. Source: PUB-2. */
export type PublicFigures = { teachers: number; plans: number };

/** A tier as the price list shows it. Price in whole francs. */
export type PublicTier = {
  name: string;
  description: string;
  price: number;
  lessonPlansPerMonth: number;
  maxUsers: number;
  durationDays: number;
};

export type LocalizedTexts<Key extends keyof PublicTexts> = { locale: Locale; texts: PublicTexts[Key] };
