import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { TicketForm } from "@/components/accounts/auth/ticket-form";
import { BuyButton } from "@/components/payments/buy-button";
import { CallbackView } from "@/components/payments/callback-view";
import { Checkout } from "@/components/payments/checkout-context";
import { TierAction } from "@/components/subscriptions/tier-action";
import { loadMessages } from "@/lib/i18n/messages";

vi.mock("next/navigation", () => ({ useRouter: () => ({ replace: vi.fn(), refresh: vi.fn() }) }));
vi.mock("next-intl/server", () => ({ getLocale: async () => "en" }));
vi.mock("@/lib/accounts/actions", () => ({ redeemTicketAction: vi.fn() }));

const { default: SubscriptionLoading } = await import("@/app/[locale]/(teacher)/subscription/loading");

const { accounts, checkout, subscriptions } = loadMessages("en");
const offer = { choice: { tierId: 2 }, item: "Standard, 3,000 RWF", price: 3_000, isEarly: false, note: null };

/** A button of the shop while the payment for an item is being started. */
function whileStarting(processing: string | null, button: React.ReactNode): string {
  return renderToStaticMarkup(<Checkout value={{ open: vi.fn(), processing }}>{button}</Checkout>);
}

describe("what is said while somebody waits", () => {
  it("for a payment that is asked after", () => {
    const hrefs = { dashboard: "/dashboard", subscription: "/subscription" };
    const shown = renderToStaticMarkup(<CallbackView txRef="a" said={null} labels={checkout.callback} hrefs={hrefs} />);
    expect(shown).toMatch(/<h1 role="status"[^>]*>Verifying payment\.\.\.<\/h1>/);
  });

  it("for a payment that is being started, at the button of its tier alone", () => {
    const button = <BuyButton offer={offer} label={checkout.buy} processing={checkout.processing} />;
    expect(whileStarting(offer.item, button)).toMatch(
      /<button[^>]*disabled=""[^>]*aria-busy="true"[^>]*>.*Processing\.\.\./,
    );
    expect(whileStarting("Premium, 8,000 RWF", button)).not.toContain("Processing...");
    expect(whileStarting(null, button)).toContain("Upgrade Now");
    expect(whileStarting(null, button)).not.toContain("disabled=");
    const early = <BuyButton offer={{ ...offer, isEarly: true }} label="" processing="" />;
    expect(whileStarting(null, early)).toContain("disabled=");
  });

  it("with the words of the shop on the card of a tier", () => {
    const info = { active: true, tierId: 1, expiryDate: "2026-12-22T10:00:00Z" } as Parameters<
      typeof TierAction
    >[0]["info"];
    const tier = { id: 2, price: 3_000 } as Parameters<typeof TierAction>[0]["tier"];
    const props = { tier, info, offer, labels: subscriptions.page, checkout, renew: vi.fn() };
    expect(whileStarting(offer.item, <TierAction {...props} />)).toContain("Processing...");
  });

  it("for a sign-in elsewhere that comes to its end", () => {
    const ticket = { token: "a", email: "alice@school.test" };
    const shown = renderToStaticMarkup(<TicketForm texts={accounts.callback} ticket={ticket} />);
    expect(shown).toContain("<h1>Processing login...</h1>");
  });

  it("for the tiers", async () => {
    const shown = renderToStaticMarkup(await SubscriptionLoading());
    expect(shown).toMatch(/<p role="status".*Loading subscription plans\.\.\.<\/p>/);
  });
});
