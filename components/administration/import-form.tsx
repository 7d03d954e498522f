"use client";

import type { Locale } from "@/lib/core/language";
import { unstable_rethrow } from "next/navigation";
import { useState, type SubmitEvent } from "react";
import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button-variants";
import { Field, fieldControl, TextField } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Spinner } from "@/components/ui/spinner";
import { toast } from "@/components/ui/toast";
import type { UnitFile } from "@/lib/curriculum/import/schema";
import type { ImportPreview } from "@/lib/curriculum/import/types";
import { idle, type FormState } from "@/lib/web/form-state";
import type curriculum from "@/messages/en/curriculum.json";
import { ImportResult } from "./import-result";
import { oneAtATime } from "./use-administering";

type Action = (previous: FormState<ImportPreview>, file: UnitFile) => Promise<FormState<ImportPreview>>;
type ImportFormProps = { preview: Action; write: Action; labels: typeof curriculum; locale: Locale };

/** The file's letters: UTF-8, or what spreadsheets of older systems write. */
async function textOf(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** A file is read, shown as what it would change, and only then imported. */
export function ImportForm({ preview, write, labels, locale }: ImportFormProps) {
  const [busy, setBusy] = useState<"preview" | "import" | null>(null);
  const [state, setState] = useState<FormState<ImportPreview>>(idle);
  const [file, setFile] = useState<UnitFile | null>(null);

  async function run(what: "preview" | "import", given: UnitFile) {
    setBusy(what);
    const failed = what === "preview" ? labels.previewFailed : labels.importFailed;
    const answer = await (what === "preview" ? preview : write)(idle, given).catch((error: unknown) => {
      unstable_rethrow(error);
      return { status: "error", message: failed } as FormState<ImportPreview>;
    });
    setBusy(null);
    setState(answer);
    setFile(answer.status === "success" && what === "preview" ? given : null);
    if (answer.status === "error" && !answer.fields) toast.error(answer.message ?? failed, oneAtATime);
    if (answer.status === "success" && what === "import") toast.success(answer.message ?? "", oneAtATime);
  }

  async function read(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const input = new FormData(event.currentTarget);
    const chosen = input.get("csv");
    const csv = chosen instanceof File ? await textOf(chosen) : "";
    await run("preview", { csv, source: String(input.get("source") ?? "") });
  }

  const fields = state.fields ?? {};
  const ready = file !== null && state.data?.errors.length === 0 && state.data.changes.length > 0;
  return (
    <div className="grid grid-cols-1 gap-5">
      <form
        noValidate
        onSubmit={(event) => void read(event)}
        onChange={() => setFile(null)}
        className="grid gap-4 sm:grid-cols-2"
      >
        <Field id="csv" label={labels.file} error={fields.csv}>
          <Input
            name="csv"
            type="file"
            accept=".csv,text/csv"
            className="admin-file"
            {...fieldControl({ id: "csv", error: fields.csv })}
          />
        </Field>
        <TextField id="source" label={labels.source} hint={labels.sourceHint} error={fields.source} maxLength={500} />
        <div className="flex flex-wrap gap-3 sm:col-span-2">
          <button type="submit" disabled={busy !== null} className={buttonVariants({ variant: "outline" })}>
            {busy === "preview" ? <Spinner /> : null}
            {busy === "preview" ? labels.previewing : labels.preview}
          </button>
          <button
            type="button"
            disabled={!ready || busy !== null}
            onClick={() => file && void run("import", file)}
            className={buttonVariants()}
          >
            {busy === "import" ? <Spinner /> : null}
            {busy === "import" ? labels.importing : labels.import}
          </button>
        </div>
      </form>
      {state.status === "error" && !state.fields ? <Alert tone="error" title={state.message} /> : null}
      {state.data && file ? <ImportResult preview={state.data} labels={labels} locale={locale} /> : null}
      {state.status === "success" && !file && state.message ? <Alert tone="success" title={state.message} /> : null}
    </div>
  );
}
