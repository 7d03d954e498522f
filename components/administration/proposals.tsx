"use client";

import { useState } from "react";
import { checkBy } from "@/components/forms/check";
import { buttonVariants } from "@/components/ui/button-variants";
import { ConfirmDialog } from "@/components/ui/dialog/confirm-dialog";
import { SelectField, TextareaField, TextField } from "@/components/ui/fields/field";
import { SubmitButton } from "@/components/ui/submit-button";
import { interpolate } from "@/lib/core/interpolate";
import type { ListedUse, GrowthProposal } from "@/lib/curriculum/growth/types";
import { idle, type FormState } from "@/lib/web/form-state";
import type curriculum from "@/messages/en/curriculum.json";
import { useAdministering } from "./use-administering";
import { useAdminForm } from "./use-admin-form";

type Labels = (typeof curriculum)["proposals"];
type Action = (previous: FormState, input: unknown) => Promise<FormState>;

type ProposalsProps = {
  proposals: readonly (GrowthProposal & { hasUnits: boolean })[];
  /** The classes of the catalogue. */
  classes: readonly string[];
  confirm: Action;
  reject: Action;
  labels: Labels;
};

const check = checkBy(async () => (await import("@/lib/curriculum/growth/schema")).proposalConfirmation);

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
  const { key, hasUnits, level, subject, unitNo, title, term, details, accounts, schools } = proposal;
  const form = useAdminForm({
    start: {
      title,
      subject,
      level: !hasUnits || classes.includes(level) ? level : "",
      unitNo: String(unitNo ?? ""),
      term: String(term ?? ""),
      details: (hasUnits ? details.slice(0, 1) : details).join("\n"),
    },
    check,
    failed: labels.failed,
    send: (input) => confirm(idle, input),
  });
  const field = (name: Parameters<typeof form.field>[0]) => ({ ...form.field(name), id: `${name}-${key}` });
  return (
    <form
      {...form.props}
      aria-label={title}
      className="border-border bg-card shadow-card grid gap-4 rounded-xl border p-5 sm:grid-cols-2 sm:p-6"
    >
      <p className="text-muted-foreground text-sm sm:col-span-2">{interpolate(labels.counts, { accounts, schools })}</p>
      {proposal.listed ? <ListedAlready listed={proposal.listed} labels={labels} /> : null}
      <input type="hidden" name="key" value={key} />
      <TextField {...field("title")} label={hasUnits ? labels.unit : labels.module} className="sm:col-span-2" />
      {hasUnits ? (
        <SelectField
          {...field("level")}
          label={labels.class}
          options={["", ...classes].map((name) => ({ value: name, label: name || "–" }))}
        />
      ) : (
        <TextField {...field("level")} label={labels.level} />
      )}
      <TextField {...field("subject")} label={hasUnits ? labels.subject : labels.trade} />
      {hasUnits ? (
        <>
          <TextField {...field("unitNo")} label={labels.number} inputMode="numeric" />
          <TextField {...field("term")} label={labels.term} inputMode="numeric" />
        </>
      ) : null}
      <TextareaField
        {...field("details")}
        label={hasUnits ? labels.competence : labels.outcomes}
        rows={3}
        className="sm:col-span-2"
      />
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <SubmitButton pending={form.pending} pendingLabel={labels.confirm}>
          {labels.confirm}
          <span className="sr-only">: {title}</span>
        </SubmitButton>
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
function ListedAlready({ listed, labels }: { listed: ListedUse; labels: Labels }) {
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
