import { ApiCallCard } from "@/components/api/api-call-card";
import { Brand } from "@/components/layout/mark";
import { localeHref } from "@/components/layout/paths";
import { localeOf } from "@/lib/core/language";
import { interpolate } from "@/lib/core/interpolate";
import { loadMessages } from "@/lib/i18n/messages";
import { listCalls } from "@/app/api/_openapi/calls";
import { fieldsOf } from "@/app/api/_openapi/document";

const errorShape = "{ message, error, fields }";

type Place = { params: Promise<{ locale: string }> };

/** Prerendered in each language; /api/docs itself answers with the reader's. */
export default async function DocsPage({ params }: Place) {
  const { locale: given } = await params;
  const locale = localeOf(given);
  const { api } = loadMessages(locale);
  const calls = await listCalls();
  return (
    <main className="mx-auto grid max-w-3xl gap-6 px-4 py-6 sm:px-6">
      <a href={localeHref(locale, "/")} className="justify-self-start">
        <Brand />
      </a>
      <div className="grid gap-3">
        <h1>{api.title}</h1>
        <p>{api.intro}</p>
        <p>{interpolate(api.errors, { shape: errorShape })}</p>
        <p>
          <a className="link" href="/api/openapi.json">
            {api.machine}
          </a>
        </p>
      </div>
      <ul className="grid gap-4">
        {calls.map((call) => (
          <li key={call.name}>
            <ApiCallCard
              labels={api}
              summary={api.calls[call.name]}
              line={{ method: call.method, path: call.path, open: call.open }}
              query={call.query ? fieldsOf(call.query) : []}
              body={call.body ? fieldsOf(call.body) : []}
            />
          </li>
        ))}
      </ul>
    </main>
  );
}
