/** What earlier frames said of themselves, and how the same is said now: a plan that was made then is still a frame. */
const former: readonly [string, string][] = [
  ["Isomo ntirifite ibyigishwa kuri iri somo", "Porogaramu Isomo ntifite ibyigishwa by’iri somo"],
  ["Isomo ntirifite urupapuro rw’umurimo kuri iri somo", "Porogaramu Isomo ntifite urupapuro rw’umurimo rw’iri somo"],
];

/** A text of a plan in the words of today's frames. */
export function renewed(text: string): string {
  return former.reduce((said, [before, now]) => said.replaceAll(before, now), text);
}

/** The lines that may stand in an unfilled box, whatever version of the frame it comes from. */
export function promptsOf(...notes: readonly Readonly<Record<string, string>>[]): ReadonlySet<string> {
  return new Set(notes.flatMap((boxes) => Object.values(boxes)).flatMap((text) => text.split("\n")));
}

/** Whether a box still holds prompts alone. */
export function isPrompt(text: string, prompts: ReadonlySet<string>): boolean {
  return renewed(text)
    .split("\n")
    .every((line) => line.trim() === "" || prompts.has(line));
}
