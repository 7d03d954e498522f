import { getLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { AuthFrame } from "@/components/accounts/auth/auth-frame";
import { EndedStay } from "@/components/layout/ended-stay";
import { loadMessages } from "@/lib/i18n/messages";
import { earlyScript } from "@/server/pages/inline-scripts.mjs";
import "../../globals.css";

export default async function AuthLayout({ children }: { children: ReactNode }) {
  const locale = await getLocale();
  const { accounts, shell } = loadMessages(locale);
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: earlyScript }} />
      <AuthFrame locale={locale} labels={accounts.frame} language={shell.language} toasts={shell.toasts}>
        {children}
        <EndedStay />
      </AuthFrame>
    </>
  );
}
