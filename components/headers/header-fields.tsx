import type { RegisteredField } from "@/components/forms/field";
import type headers from "@/messages/en/headers.json";
import { SelectField, TextareaField, TextField } from "@/components/ui/fields/field";
import { planLanguages } from "@/lib/core/language";
import type { HeaderDefaults } from "@/lib/headers/schema";

/** What the browser offers while somebody types; anything else may be typed as well. */
export type HeaderSuggestions = Record<"subject" | "classLevel" | "term", readonly string[]>;

type HeaderFieldsProps = {
  field: (name: keyof HeaderDefaults) => RegisteredField;
  suggestions: HeaderSuggestions;
  labels: typeof headers;
};

export function HeaderFields({ field: registered, suggestions, labels }: HeaderFieldsProps) {
  const field = (id: keyof HeaderDefaults) => ({ ...registered(id), label: labels.fields[id] });
  const suggested = (id: keyof HeaderSuggestions) => ({ ...field(id), list: `${id}-choices`, autoComplete: "off" });
  const number = (id: "duration" | "classSize") =>
    ({ ...field(id), type: "number", min: 1, inputMode: "numeric" }) as const;
  return (
    <>
      <fieldset className="border-border bg-card shadow-card grid gap-x-5 gap-y-4 rounded-xl border p-5 sm:grid-cols-2">
        <legend className="text-h3 float-left mb-1 w-full p-0 font-bold sm:col-span-2">{labels.groups.school}</legend>
        <TextField {...field("schoolName")} autoComplete="organization" />
        <TextField {...field("teacherName")} autoComplete="name" />
      </fieldset>
      <fieldset className="border-border bg-card shadow-card grid gap-x-5 gap-y-4 rounded-xl border p-5 sm:grid-cols-2">
        <legend className="text-h3 float-left mb-1 w-full p-0 font-bold sm:col-span-2">{labels.groups.lesson}</legend>
        <TextField {...suggested("subject")} />
        <TextField {...suggested("classLevel")} />
        <TextField {...suggested("term")} />
        <TextField {...field("location")} />
        <TextField {...number("duration")} />
        <TextField {...number("classSize")} />
        <SelectField
          {...field("language")}
          options={planLanguages.map((value) => ({ value, label: labels.languages[value] }))}
        />
        <TextareaField {...field("specialNeeds")} hint={labels.specialNeedsHint} className="sm:col-span-2" />
      </fieldset>
      {Object.entries(suggestions).map(([name, choices]) => (
        <datalist key={name} id={`${name}-choices`}>
          {choices.map((choice) => (
            <option key={choice} value={choice} />
          ))}
        </datalist>
      ))}
    </>
  );
}
