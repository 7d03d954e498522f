import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import type api from "@/messages/en/api.json";

type FieldLine = { name: string; type: string; required: boolean };

type ApiCallCardProps = {
  labels: Pick<typeof api, "open" | "parameters" | "body">;
  line: { method: string; path: string; open: boolean };
  summary: string;
  query: FieldLine[];
  body: FieldLine[];
};

/** One call of the REST API for a person to read. */
export function ApiCallCard({ labels, line, summary, query, body }: ApiCallCardProps) {
  return (
    <Card className="grid gap-3 p-5">
      <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-mono text-base">
        <Badge>{line.method}</Badge>
        <span className="min-w-0 break-all">{line.path}</span>
        {line.open ? <span className="text-muted-foreground font-sans text-sm font-normal">{labels.open}</span> : null}
      </h2>
      <p>{summary}</p>
      <FieldList title={labels.parameters} fields={query} />
      <FieldList title={labels.body} fields={body} />
    </Card>
  );
}

function FieldList({ title, fields }: { title: string; fields: FieldLine[] }) {
  if (fields.length === 0) return null;
  return (
    <details>
      <summary className="py-1 text-sm font-semibold">
        {title} <span className="text-muted-foreground font-normal">{fields.length}</span>
      </summary>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 py-2 font-mono text-sm">
        {fields.map((field) => (
          <div key={field.name} className="col-span-2 grid grid-cols-subgrid">
            <dt className={field.required ? "font-bold" : ""}>
              {field.name}
              {field.required ? " *" : ""}
            </dt>
            <dd className="text-muted-foreground min-w-0 break-words">{field.type}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
