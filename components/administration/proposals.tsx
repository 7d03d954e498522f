"use client";

import { useState } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { SelectField, TextareaField, TextField } from "@/components/ui/field";
import { Spinner } from "@/components/ui/spinner";
import { interpolate } from "@/lib/core/interpolate";
import type { Listed, Proposal } from "@/lib/curriculum/growth/types";
import { idle, type FormState } from "@/lib/web/form-state";
import type curriculum from "@/messages/en/curriculum.json";
import { useAdministering } from "./use-administering";
import { useAdminForm } from "./use-admin-form";

type Labels = (typeof curriculum)["proposals"];
type Action = (previous: FormState, input: unknown) => Promise<FormState>;

type ProposalsProps = {
  proposals: readonly (Proposal & { hasUnits: boolean })[];
  /** The classes of the catalogue. */
  classes: readonly string[];
  confirm: Action;
  reject: Action;
  labels: Labels;
};

/** What teachers of several schools typed alike, each to be confirmed, corrected or rejected. */
export function Proposals({ proposals, ...rest }: ProposalsProps) {
  return (
    <ul className="grid gap-4">
      {proposals.map((proposal) => (
        <li key={proposal.key}>
          <ProposalForm proposal={proposal} {...rest} />
        </li>
      ))}
    </ul>
  );
}

type ProposalFormProps = Omit<ProposalsProps, "proposals"> & { proposal: ProposalsProps["proposals"][number] };

function ProposalForm({ proposal, classes, confirm, reject, labels }: ProposalFormProps) {
  const { pending, errors, props } = useAdminForm({ send: (input) => confirm(idle, input), failed: labels.failed });
  const { key, hasUnits, level, subject, unitNo, title, term, details, accounts, schools } = proposal;
  const field = (name: string) => ({ id: `${name}-${key}`, name, error: errors[name] });
  return (
    <form
      {...props}
      aria-label={title}
      className="border-border bg-card shadow-card grid gap-4 rounded-xl border p-5 sm:grid-cols-2 sm:p-6"
    >
      <p className="text-muted-foreground text-sm sm:col-span-2">{interpolate(labels.counts, { accounts, schools })}</p>
      {proposal.listed ? <ListedAlready listed={proposal.listed} labels={labels} /> : null}
      <input type="hidden" name="key" value={key} />
      <TextField
        {...field("title")}
        label={hasUnits ? labels.unit : labels.module}
        defaultValue={title}
        className="sm:col-span-2"
      />
      {hasUnits ? (
        <SelectField
          {...field("level")}
          label={labels.class}
          defaultValue={classes.includes(level) ? level : ""}
          options={["", ...classes].map((name) => ({ value: name, label: name || "–" }))}
        />
      ) : (
        <TextField {...field("level")} label={labels.level} defaultValue={level} />
      )}
      <TextField {...field("subject")} label={hasUnits ? labels.subject : labels.trade} defaultValue={subject} />
      {hasUnits ? (
        <>
          <TextField {...field("unitNo")} label={labels.number} inputMode="numeric" defaultValue={unitNo ?? ""} />
          <TextField {...field("term")} label={labels.term} inputMode="numeric" defaultValue={term ?? ""} />
        </>
      ) : null}
      <TextareaField
        {...field("details")}
        label={hasUnits ? labels.competence : labels.outcomes}
        rows={3}
        defaultValue={(hasUnits ? details.slice(0, 1) : details).join("\n")}
        className="sm:col-span-2"
      />
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <button type="submit" disabled={pending} aria-busy={pending} className={buttonVariants({})}>
          {pending ? <Spinner /> : null}
          {labels.confirm}
          <span className="sr-only">: {title}</span>
        </button>
        <Rejection {...{ proposal, reject, labels }} />
      </div>
    </form>
  );
}

/** Asks first: what is rejected is not proposed again. */
function Rejection({ proposal, reject, labels }: Pick<ProposalFormProps, "proposal" | "reject" | "labels">) {
  const [asked, setAsked] = useState(false);
  const { busy, perform } = useAdministering();
  const { key, title } = proposal;
  const run = () => reject(idle, { key });
  return (
    <>
      <button type="button" className={buttonVariants({ variant: "outline" })} onClick={() => setAsked(true)}>
        {labels.reject}
        <span className="sr-only">: {title}</span>
      </button>
      <ConfirmDialog
        open={asked}
        onClose={() => setAsked(false)}
        labels={{ ...labels.confirmReject, title: interpolate(labels.confirmReject.title, { title }) }}
        pending={busy !== null}
        onConfirm={() => void perform({ id: 0, run, failed: labels.failed }).then(() => setAsked(false))}
      />
    </>
  );
}

/** What the curriculum has of it, which stays: beside it the proposal is judged. */
function ListedAlready({ listed, labels }: { listed: Listed; labels: Labels }) {
  const { source, confirmed, unitNo, term, details } = listed;
  const said = [
    unitNo === null ? "" : `${labels.number}: ${unitNo}`,
    term === null ? "" : `${labels.term}: ${term}`,
    details.join(" · "),
  ].filter(Boolean);
  return (
    <p className="text-sm wrap-anywhere sm:col-span-2">
      {interpolate(confirmed ? labels.listed : labels.listedUnsure, { source, said: said.join("; ") || "–" })}
    </p>
  );
}
