"use client";

import { useState, type ChangeEvent } from "react";
import type { RegisteredField } from "@/components/forms/field";
import { CheckField } from "@/components/ui/fields/checkbox";
import { Field, fieldControl } from "@/components/ui/fields/field";
import { logoTypes, maximalLogo } from "@/lib/headers/letterhead/constants";
import type { Messages } from "@/lib/i18n/messages";

type LogoFieldProps = {
  /** Address of the logo that is saved. */
  logoUrl: string | null;
  field: RegisteredField;
  labels: Messages["headers"]["letterhead"] & Record<"logoType" | "logoSize", string>;
};

/** The saved logo, and the choice of another; one that cannot be taken is refused before it travels. */
export function LogoField({ logoUrl, field: { id, name, error, ref, onBlur, onChange }, labels }: LogoFieldProps) {
  const [refusal, setRefusal] = useState("");
  const said = refusal || error;

  function look(event: ChangeEvent<HTMLInputElement>) {
    const { currentTarget } = event;
    const file = currentTarget.files?.[0];
    const known = file === undefined || logoTypes.split(",").includes(file.type);
    const reason = known ? "" : labels.logoType;
    setRefusal(file && file.size >= maximalLogo ? labels.logoSize : reason);
    if (file && (!known || file.size >= maximalLogo)) currentTarget.value = "";
    void onChange(event);
  }

  return (
    <div className="grid gap-4 sm:grid-cols-[auto_1fr] sm:items-start">
      {logoUrl ? (
        <div className="border-border grid size-28 place-items-center rounded-lg border bg-white p-2">
          <picture>
            <img src={logoUrl} alt={labels.logoNow} className="max-h-24 max-w-full" />
          </picture>
        </div>
      ) : null}
      <div className="grid gap-3">
        <Field id={id} label={labels.fields.logo} hint={labels.logoHint} error={said}>
          <input
            type="file"
            {...{ name, ref, onBlur }}
            accept={logoTypes}
            onChange={look}
            className="border-input bg-card file:bg-secondary file:text-secondary-foreground min-h-11 w-full rounded-lg border p-1.5 text-sm file:mr-3 file:min-h-8 file:rounded-md file:border-0 file:px-3 file:font-semibold"
            {...fieldControl({ id, hint: labels.logoHint, error: said })}
          />
        </Field>
        {logoUrl ? <CheckField id="removeLogo" value="true" label={labels.removeLogo} /> : null}
      </div>
    </div>
  );
}
