/** A number as a person reads it, anything else as it is. */
export function display(value: number | string | undefined): string;

/** A table of Markdown; columns of which nothing is known are left out. */
export function markdownTable(
  head: readonly string[],
  rows: readonly Readonly<Record<string, number | string | undefined>>[],
): string;

/** The page with other figures between the marks of `name`. Throws where it has no such marks. */
export function withFigures(page: string, name: string, figures: string): string;

/** Puts the figures, by name, into docs/performance.md, under when and on what they were measured. */
export function writeFigures(figures: Readonly<Record<string, string>>, moment?: Date): Promise<void>;
