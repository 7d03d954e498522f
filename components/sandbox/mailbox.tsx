import { ButtonLink, Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { TextField } from "@/components/ui/fields/field";
import { interpolate } from "@/lib/core/interpolate";
import { formatDateTime } from "@/lib/i18n/format";
import type sandbox from "@/messages/en/sandbox.json";

type Labels = (typeof sandbox)["mailbox"];
type Mail = { id: number; to: string; subject: string; text: string; html: string; createdAt: Date };
type MailboxProps = { mails: Mail[]; recipient: string; labels: Labels; signUpHref: string };

/** The mails that a local installation would have sent. */
export function Mailbox({ mails, recipient, labels, signUpHref }: MailboxProps) {
  return (
    <>
      <div className="grid gap-1.5">
        <h1>{labels.title}</h1>
        <p className="text-muted-foreground">{labels.intro}</p>
      </div>
      <form action="/sandbox/mailbox" className="flex flex-wrap items-end gap-3">
        <TextField
          id="to"
          type="email"
          label={labels.filter}
          defaultValue={recipient}
          className="min-w-56 flex-1"
          autoComplete="off"
        />
        <Button type="submit">{recipient ? labels.show : labels.refresh}</Button>
        {recipient ? (
          <ButtonLink href="/sandbox/mailbox" variant="outline">
            {labels.all}
          </ButtonLink>
        ) : null}
      </form>
      {mails.length === 0 ? (
        <EmptyState
          title={recipient ? interpolate(labels.emptyFor, { to: recipient }) : labels.empty}
          actions={<ButtonLink href={signUpHref}>{labels.signUp}</ButtonLink>}
        />
      ) : (
        <ol className="grid gap-4">
          {mails.map((mail) => (
            <li key={mail.id}>
              <MailCard mail={mail} labels={labels} />
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

function MailCard({ mail, labels }: { mail: Mail; labels: Labels }) {
  return (
    <Card className="overflow-hidden">
      <div className="grid gap-1 p-5 pb-4">
        <h2 className="text-h3">{mail.subject}</h2>
        <p className="text-muted-foreground flex flex-wrap justify-between gap-x-4 text-sm">
          <span className="break-all">
            {labels.to} {mail.to}
          </span>
          <time dateTime={mail.createdAt.toISOString()}>{formatDateTime(mail.createdAt.toISOString())}</time>
        </p>
      </div>
      <iframe
        title={mail.subject}
        srcDoc={mail.html}
        sandbox=""
        loading="lazy"
        className="border-border h-72 w-full border-y bg-white"
      />
      <details className="px-5 py-3">
        <summary className="py-1 text-sm font-semibold">{labels.asText}</summary>
        <pre className="overflow-x-auto py-2 text-sm whitespace-pre-wrap">{mail.text}</pre>
      </details>
    </Card>
  );
}
