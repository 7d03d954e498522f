import type { BundleOffer, OfferTerms } from "./types";

/** One administrator alone makes plans at most this many times as cheap within the memory of prices. */
const largestFall = 2;

/** Plans in all: those of each month that it begins. */
function plansOf({ lessonPlansPerMonth, durationDays }: OfferTerms): number {
  return lessonPlansPerMonth * Math.max(1, Math.ceil(durationDays / 30));
}

function isPaid(offer: OfferTerms): boolean {
  return offer.active && offer.price > 0 && plansOf(offer) > 0;
}

function isFree(offer: OfferTerms): boolean {
  return offer.active && offer.price === 0;
}

/** A bundle, as if it were a tier of one month. */
export function asOffer({ plans, price }: BundleOffer): OfferTerms {
  return { price, lessonPlansPerMonth: plans, durationDays: 30, active: true };
}

/** What as many plans would cost in the shop at the cheapest, in francs: nothing where everybody has them for nothing. */
export function worthInShop(given: OfferTerms, shop: readonly OfferTerms[]): number {
  const covers = (free: OfferTerms) =>
    free.lessonPlansPerMonth >= given.lessonPlansPerMonth && free.durationDays >= given.durationDays;
  if (shop.filter(isFree).some(covers)) return 0;
  const prices = shop.filter(isPaid).map((offer) => offer.price * Math.ceil(plansOf(given) / plansOf(offer)));
  return prices.length > 0 ? Math.min(...prices) : 0;
}

/** Whether an offer gives more than twice as much for its price as any that the shop had. */
export function isMuchCheaper(next: OfferTerms, shop: readonly OfferTerms[]): boolean {
  if (plansOf(next) === 0) return false;
  if (next.price === 0) {
    const most = Math.max(0, ...shop.filter(isFree).map(({ lessonPlansPerMonth }) => lessonPlansPerMonth));
    return next.lessonPlansPerMonth > most * largestFall;
  }
  const rates = shop.filter(isPaid).map((offer) => offer.price / plansOf(offer));
  return rates.some((rate) => rate > 0) && next.price / plansOf(next) < Math.min(...rates) / largestFall;
}

/** Whether what is changed gives no more than it does, costs no less, and is not put on sale now. */
export function givesNoMore(next: OfferTerms, known: OfferTerms): boolean {
  const { price, lessonPlansPerMonth, durationDays, active } = known;
  if (next.active && !active) return false;
  return next.price >= price && next.lessonPlansPerMonth <= lessonPlansPerMonth && next.durationDays <= durationDays;
}
