import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Brand } from "@/components/layout/mark";
import { Checkout } from "@/components/sandbox/checkout";
import { loadMessages } from "@/lib/i18n/messages";
import { findSandboxCharge } from "@/lib/payments/gateways/sandbox/queries";
import { currentGateway } from "@/lib/payments/gateway";
import { requestLocale } from "@/lib/web/locale";

type CheckoutPageProps = { params: Promise<{ txRef: string }> };

export async function generateMetadata(): Promise<Metadata> {
  const { sandbox } = loadMessages(await requestLocale());
  return { title: `${sandbox.checkout.title} · Isomo` };
}

/** Where local mode takes payments. Not there in production, nor when a provider takes them. */
export default async function CheckoutPage({ params }: CheckoutPageProps) {
  if (currentGateway() !== "sandbox") notFound();
  const [{ txRef }, locale] = await Promise.all([params, requestLocale()]);
  const charge = await findSandboxCharge(txRef);
  if (!charge) notFound();
  return (
    <main className="mx-auto grid max-w-md gap-6 px-4 py-8">
      <span className="justify-self-start">
        <Brand />
      </span>
      <Checkout charge={charge} labels={loadMessages(locale).sandbox.checkout} locale={locale} />
    </main>
  );
}
