import type { Metadata } from "next";
import { getLocale } from "next-intl/server";
import { TicketForm } from "@/components/accounts/auth/ticket-form";
import { loadMessages } from "@/lib/i18n/messages";
import { redirect } from "@/lib/i18n/navigation";

type CallbackPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata(): Promise<Metadata> {
  const { callback } = loadMessages(await getLocale()).accounts;
  return { title: callback.title, referrer: "no-referrer", robots: { index: false } };
}

/**
 * Where a browser comes back to from a sign-in elsewhere. Of its address only the one-time ticket counts; who it is for,
 * the server knows.
 */
export default async function CallbackPage({ searchParams }: CallbackPageProps) {
  const [{ token, email, error, next, ref }, locale] = await Promise.all([searchParams, getLocale()]);
  const carried = { ...(typeof next === "string" ? { next } : {}), ...(typeof ref === "string" ? { ref } : {}) };
  const refuse = (code: string) =>
    redirect({ href: `/auth?${new URLSearchParams({ error: code, ...carried })}`, locale });
  if (typeof error === "string") return refuse(error);
  if (typeof token !== "string" || typeof email !== "string") return refuse("no_token");
  const { callback } = loadMessages(locale).accounts;
  return <TicketForm texts={callback} ticket={{ token, email, ...carried }} />;
}
