import { isSameText } from "@/lib/core/searchable";
import type { Choice, PickedValues } from "./types";

/**
 * What a choice puts into the form. `given` is what stood there from the start or came with an earlier choice: whatever differs
 * from it was written by the teacher and stays as it is. What went along with another choice and is not known of this one is
 * emptied.
 */
export function filledBy({ sets, fills = {} }: Choice, present: PickedValues, given: PickedValues): PickedValues {
  const isOther = Object.entries(sets).some(([name, value]) => !isSameText(present[name] ?? "", value));
  const along = Object.entries(fills).filter(([name, value]) => {
    const standing = present[name] ?? "";
    const isHers = standing !== "" && standing !== (given[name] ?? "");
    return !isHers && (value !== "" || isOther);
  });
  return { ...Object.fromEntries(along), ...sets };
}
