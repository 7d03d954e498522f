// Which message keys the sources name, as a whole, by their end, or by a template with changing parts.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export type Literals = { texts: Set<string>; patterns: RegExp[] };

function sourcesUnder(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** `status.${name}` as a pattern; null when the fixed part has too little to tell keys apart. */
function patternOf(template: string): RegExp | null {
  const fixed = template.split(/\$\{[^}]*\}/);
  if (!fixed.some((part) => /[A-Za-z]{2}/.test(part)) || fixed.some((part) => /[^\w.-]/.test(part))) return null;
  return new RegExp(`^${fixed.map((part) => part.replaceAll(".", "\\.")).join(".+")}$`);
}

/** Every string and template in the sources that could name a message. */
export function readLiterals(folders: string[]): Literals {
  const literals: Literals = { texts: new Set(), patterns: [] };
  for (const file of folders.flatMap(sourcesUnder)) {
    const source = readFileSync(file, "utf8");
    for (const [, double, single] of source.matchAll(/"([\w.-]+)"|'([\w.-]+)'/g)) {
      literals.texts.add(double ?? single ?? "");
    }
    // Client components are handed their strings as props and read them as `labels.save` or `const { save } = labels`.
    for (const [, name = ""] of source.matchAll(/(?<=[\w\])?])\.(\w+)/g)) literals.texts.add(name);
    for (const [, names = ""] of source.matchAll(/\{([^{}]*)\}(?:\s*:[^=;]*)?\s*(?:=|\))/g)) {
      for (const [name] of names.matchAll(/\w+/g)) literals.texts.add(name);
    }
    for (const [, template = ""] of source.matchAll(/`([^`\s]+)`/g)) {
      const pattern = patternOf(template);
      if (pattern) literals.patterns.push(pattern);
      else if (!template.includes("${")) literals.texts.add(template);
    }
  }
  return literals;
}

/** True when the sources name the dotted path or one of its ends. */
export function isUsed(path: string, { texts, patterns }: Literals): boolean {
  const segments = path.split(".");
  return segments.some((_, index) => {
    const end = segments.slice(index).join(".");
    return texts.has(end) || patterns.some((pattern) => pattern.test(end));
  });
}
