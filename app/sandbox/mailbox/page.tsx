import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Brand } from "@/components/layout/mark";
import { localeHref } from "@/components/layout/paths";
import { Mailbox } from "@/components/sandbox/mailbox";
import { storable } from "@/lib/core/searchable";
import { loadMessages } from "@/lib/i18n/messages";
import { hasLocalMailbox } from "@/lib/notifications/channels/mailbox";
import { listSandboxMails } from "@/lib/notifications/queries";
import { requestLocale } from "@/lib/web/locale";

type MailboxPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata(): Promise<Metadata> {
  const { sandbox } = loadMessages(await requestLocale());
  return { title: `${sandbox.mailbox.title} · Isomo` };
}

export default async function MailboxPage({ searchParams }: MailboxPageProps) {
  if (!hasLocalMailbox()) notFound();
  const [{ to }, locale] = await Promise.all([searchParams, requestLocale()]);
  const recipient = typeof to === "string" ? storable(to).trim() : "";
  const mails = await listSandboxMails(recipient || undefined);
  const labels = loadMessages(locale).sandbox.mailbox;
  return (
    <main className="mx-auto grid max-w-3xl gap-6 px-4 py-6 sm:px-6">
      <a href={localeHref(locale, "/")} className="justify-self-start">
        <Brand />
      </a>
      <Mailbox
        mails={mails}
        recipient={recipient}
        labels={labels}
        signUpHref={localeHref(locale, "/auth?mode=register")}
      />
    </main>
  );
}
