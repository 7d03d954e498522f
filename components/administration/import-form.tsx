"use client";

import type { Locale } from "@/lib/core/language";
import { unstable_rethrow } from "next/navigation";
import { Suspense, useState, useTransition } from "react";
import { useActionForm } from "@/components/forms/use-action-form";
import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button-variants";
import { Field, fieldControl, TextField } from "@/components/ui/fields/field";
import { Input } from "@/components/ui/fields/input";
import { lazyPart } from "@/components/ui/outdated";
import { Spinner } from "@/components/ui/spinner";
import { SubmitButton } from "@/components/ui/submit-button";
import { toast } from "@/components/ui/toast/toast";
import type { UnitFile } from "@/lib/curriculum/import/schema";
import type { ImportPreview } from "@/lib/curriculum/import/types";
import { idle, type FormState } from "@/lib/web/form-state";
import type curriculum from "@/messages/en/curriculum.json";
import { oneAtATime } from "./use-administering";

/** Shown once a file was read. */
const ImportResult = lazyPart(() => import("./import-result").then((module) => module.ImportResult));

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

async function readFile(input: FormData): Promise<UnitFile> {
  const chosen = input.get("csv");
  return { csv: chosen instanceof File ? await textOf(chosen) : "", source: String(input.get("source") ?? "") };
}

/** A file is read, shown as what it would change, and only then imported. */
export function ImportForm({ preview, write, labels, locale }: ImportFormProps) {
  const [file, setFile] = useState<UnitFile | null>(null);
  const [imported, setImported] = useState<FormState<ImportPreview>>(idle);
  const [importing, begin] = useTransition();
  const toasted = (failed: string, { fields, message }: FormState) =>
    void (fields || toast.error(message ?? failed, oneAtATime));

  const form = useActionForm<"csv" | "source", ImportPreview>({
    start: { csv: "", source: "" },
    failed: labels.previewFailed,
    async send(input) {
      setImported(idle);
      const given = await readFile(input);
      const answer = await preview(idle, given);
      setFile(answer.status === "success" ? given : null);
      return answer;
    },
    onRefused: (answer) => toasted(labels.previewFailed, answer),
  });

  function send(given: UnitFile) {
    begin(async () => {
      const answer = await write(idle, given).catch((error: unknown): FormState<ImportPreview> => {
        unstable_rethrow(error);
        return { status: "error", message: labels.importFailed };
      });
      setImported(answer);
      setFile(null);
      if (answer.status === "success") toast.success(answer.message ?? "", oneAtATime);
      else toasted(labels.importFailed, answer);
    });
  }

  const { answer, field, pending: previewing, props } = form;
  const state = imported.status === "idle" ? answer : imported;
  const ready = file !== null && state.data?.errors.length === 0 && state.data.changes.length > 0;
  const source = field("source");
  const { id, name, error, ref, onBlur, onChange } = field("csv");
  return (
    <div className="grid grid-cols-1 gap-5">
      <form {...props} onChange={() => setFile(null)} className="grid gap-4 sm:grid-cols-2">
        <Field id={id} label={labels.file} error={error}>
          <Input
            {...{ name, ref, onBlur, onChange }}
            type="file"
            accept=".csv,text/csv"
            className="admin-file"
            {...fieldControl({ id, error })}
          />
        </Field>
        <TextField {...source} label={labels.source} hint={labels.sourceHint} maxLength={500} />
        <div className="flex flex-wrap gap-3 sm:col-span-2">
          <SubmitButton variant="outline" disabled={importing} pending={previewing} pendingLabel={labels.previewing}>
            {labels.preview}
          </SubmitButton>
          <button
            type="button"
            disabled={!ready || previewing || importing}
            onClick={() => file && send(file)}
            className={buttonVariants()}
          >
            {importing ? <Spinner /> : null}
            {importing ? labels.importing : labels.import}
          </button>
        </div>
      </form>
      {state.status === "error" && !state.fields ? <Alert tone="error" title={state.message} /> : null}
      {state.data && file ? (
        <Suspense>
          <ImportResult preview={state.data} labels={labels} locale={locale} />
        </Suspense>
      ) : null}
      {state.status === "success" && !file && state.message ? <Alert tone="success" title={state.message} /> : null}
    </div>
  );
}
