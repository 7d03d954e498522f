import type { Metadata, Viewport } from "next";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { BareHtml } from "@/components/layout/bare-html";
import { isLocale, locales } from "@/lib/core/language";
import "../../../globals.css";

export const metadata: Metadata = { title: "API · Isomo" };
export const viewport: Viewport = { width: "device-width", initialScale: 1 };
export const dynamicParams = false;

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }));
}

type Place = { children: ReactNode; params: Promise<{ locale: string }> };

export default async function DocsLayout({ children, params }: Place) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return <BareHtml locale={locale}>{children}</BareHtml>;
}
