"use client";

import { CheckField } from "@/components/ui/fields/checkbox";
import { CopyButton } from "@/components/ui/copy-button";
import { Field, fieldControl, SelectField, TextareaField, TextField } from "@/components/ui/fields/field";
import { OtpInput } from "@/components/ui/fields/otp-input";
import { PasswordField } from "@/components/ui/fields/password-input";
import { RadioChoices } from "@/components/ui/fields/radio-choices";
import { SearchBox } from "@/components/ui/fields/search-box";
import { words } from "./words";

const classes = ["P4", "P5", "P6"].map((name) => ({ value: name, label: name }));

/** Fields as forms show them: empty, explained and refused. */
export function Fields() {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField id="gallery-text" label={words.field} hint={words.hint} />
      <TextField id="gallery-refused" label={words.field} defaultValue={words.sample} error={words.failed} />
      <SelectField id="gallery-select" label={words.choice} options={classes} />
      <TextareaField id="gallery-area" label={words.notes} defaultValue={words.sentence} />
      <PasswordField id="gallery-password" name="password" label={words.password.label} words={words.password} />
      <RadioChoices id="gallery-radio" legend={words.choice} options={classes} />
      <Field id="gallery-code" label={words.code}>
        <OtpInput name="otp" {...fieldControl({ id: "gallery-code" })} />
      </Field>
      <SearchBox label={words.search} onSearch={() => undefined} />
      <CheckField id="gallery-check" label={words.check} hint={words.hint} />
      <CopyButton
        text={words.sample}
        labels={{ copy: words.entries.copy, copied: words.copied, copyFailed: words.failed }}
      />
    </div>
  );
}
