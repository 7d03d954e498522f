import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { AccountChooser } from "@/components/sandbox/account-chooser";
import { sandboxAccounts, sandboxPath } from "@/lib/accounts/sandbox/constants";
import { env } from "@/lib/core/env";
import { loadMessages } from "@/lib/i18n/messages";
import { requestLocale } from "@/lib/web/locale";

type ChooserPageProps = { params: Promise<{ uid: string }> };

export async function generateMetadata(): Promise<Metadata> {
  const { sandbox } = loadMessages(await requestLocale());
  return { title: `${sandbox.chooser.title} · Isomo` };
}

/** Where Google would ask which account to use. */
export default async function ChooserPage({ params }: ChooserPageProps) {
  if (!env().googleSandbox) notFound();
  const [{ uid }, locale] = await Promise.all([params, requestLocale()]);
  const action = `${sandboxPath}/accounts/${encodeURIComponent(uid)}/choose`;
  return <AccountChooser action={action} accounts={sandboxAccounts} labels={loadMessages(locale).sandbox.chooser} />;
}
