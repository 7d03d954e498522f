import type { Tier } from "../types";

/** What a tier gives for its price, and whether it is on sale. */
export type OfferTerms = Pick<Tier, "price" | "lessonPlansPerMonth" | "durationDays" | "active">;

/** What a bundle gives for its price. */
export type BundleOffer = { plans: number; price: number };

/** A tier or the bundle as an administrator would have it. Without `id`, a new tier or the bundle. */
export type OfferProposal = { subject: "tier" | "bundle"; id: number | null; name: string; offer: OfferTerms };
