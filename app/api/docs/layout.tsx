import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { BareHtml } from "@/components/layout/bare-html";
import { requestLocale } from "@/lib/web/locale";
import "../../globals.css";

export const metadata: Metadata = { title: "API · Isomo" };
export const viewport: Viewport = { width: "device-width", initialScale: 1 };

export default async function DocsLayout({ children }: { children: ReactNode }) {
  return <BareHtml locale={await requestLocale()}>{children}</BareHtml>;
}
