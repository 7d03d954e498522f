import type { UseFormReturn } from "react-hook-form";
import type { Messages } from "@/lib/i18n/messages";
import type { FieldValues } from "../fields";
import type { PickedLesson } from "../creation/lesson-question";

export type PickerLabels = Messages["picking"];

/** Values of fields by their names. */
export type PickedValues = Readonly<Record<string, string>>;

/** What can be picked in one step. */
export type Choice = {
  title: string;
  detail?: string;
  /** A word about how sure it is. */
  mark?: string;
  /** The heading that it stands under. */
  group?: string;
  /** What is picked: it goes into the form whatever stands there. */
  sets: PickedValues;
  /** What goes along with it; what the teacher wrote stays. "" empties what went along with another choice. */
  fills?: PickedValues;
  /** The lesson of the bank behind it. */
  lessonId?: string | null;
};

/** One question of the picker. */
export type PickerStep = {
  name: string;
  question: string;
  /** The field whose value is the answer. */
  field: string;
  list: (values: PickedValues) => Promise<Choice[]>;
  /** Text of the teacher's own as an answer. */
  own: (text: string) => Choice;
  /** What is said where nobody knows a list; such a question can be passed over. */
  lacking?: (values: PickedValues) => string;
};

/** What the picker works on: the form, what it was given and not typed, and what the server was asked for it. */
export type PickerForm = {
  form: UseFormReturn<FieldValues>;
  given: PickedValues | null;
  asked: Map<string, Promise<unknown>>;
};

/** Which step is open, and for whom. */
export type PickerProps = {
  step: string;
  labels: PickerLabels;
  closeLabel: string;
  desk: PickerForm;
  /** Told after a choice was put into the form, with the lesson of the bank behind it. */
  onPicked: (lesson: PickedLesson) => void;
  onClose: () => void;
};
