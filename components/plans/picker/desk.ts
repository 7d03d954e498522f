import { filledBy } from "./filling";
import type { Choice, PickerForm, PickedValues } from "./types";

// Travels when the picker is first opened, or a field of its is first entered.

async function ask(address: string): Promise<unknown> {
  // Once more where a weak net or a failing server did not answer: nobody should have to ask for a list twice. A refusal stays one.
  const response = await fetch(address).then(
    (first) => (first.status < 500 ? first : fetch(address)),
    () => fetch(address),
  );
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}

function remembered({ asked }: PickerForm, address: string): Promise<unknown> {
  const known = asked.get(address);
  if (known) return known;
  const asking = ask(address);
  asked.set(address, asking);
  asking.catch(() => asked.delete(address));
  return asking;
}

/** Asks the server what can be picked; the same question once as long as the form stands. */
export async function lookUp<Answer>(desk: PickerForm, path: string, query: PickedValues = {}): Promise<Answer> {
  // What the route answers with, as its own schema describes it.
  return (await remembered(desk, `/api/curriculum/${path}?${new URLSearchParams(query).toString()}`)) as Answer;
}

function texts(values: object): PickedValues {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value ?? "")]));
}

/** What stands in the form. */
export function readForm({ form }: PickerForm): PickedValues {
  return texts(form.getValues());
}

/** Puts a choice into the form. Without anything in `sets` it is what goes along with what the teacher typed. */
export function put(desk: PickerForm, choice: Choice): void {
  const { form } = desk;
  const before = desk.given ?? texts(form.formState.defaultValues ?? {});
  const filled = filledBy(choice, readForm(desk), before);
  for (const [name, value] of Object.entries(filled))
    if (form.getValues(name) !== value) form.setValue(name, value, { shouldValidate: form.formState.isSubmitted });
  desk.given = { ...before, ...filled };
}
