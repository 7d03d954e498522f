import { partsOf, spellingsOf, withoutAddresses, withoutNames } from "../text/names";

/** What is cut out of a report; of people and schools also what is a part of the name. */
export type Named = { people: readonly string[]; schools: readonly string[]; others: readonly string[] };

/** What stood in the plan before, such as its title, without the names as they are written there. */
export function withoutNamed(text: string, { people, schools, others }: Named): string {
  return withoutNames(text, [...people, ...others, ...schools.flatMap(spellingsOf)]);
}

/** What a teacher typed, also without parts of the names, mail addresses and telephone numbers. */
export function typedWithoutNamed(text: string, named: Named): string {
  const parts = [...named.people, ...named.schools].flatMap(partsOf);
  return withoutNames(withoutNamed(withoutAddresses(text), named), parts);
}
