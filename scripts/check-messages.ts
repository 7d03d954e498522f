// npm run messages: the same keys and arguments in every language, none unused, none empty, no English left over.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defaultLocale, locales } from "@/lib/core/language";
import { argumentsOf, breaksBeforeMark, plainTextOf } from "./lib/message-syntax";
import { looksEnglish } from "./lib/english-words";
import { isUsed, readLiterals } from "./lib/message-usage";

const folder = "messages";
/** Namespaces whose keys are looked up by a code that comes from data. */
const dynamicNamespaces = ["errors"];

type Messages = Map<string, string>;
type Catalogue = Map<string, Messages>;

const problems: string[] = [];

function flatten(value: unknown, path: string, into: Messages): Messages {
  if (typeof value === "string") into.set(path, value);
  else if (value !== null && typeof value === "object") {
    for (const [key, child] of Object.entries(value)) flatten(child, path ? `${path}.${key}` : key, into);
  } else problems.push(`${path}: neither a text nor a group of texts`);
  return into;
}

function readCatalogue(locale: string): Catalogue {
  const path = join(folder, locale);
  if (!existsSync(path)) {
    problems.push(`${path}: missing`);
    return new Map();
  }
  const files = readdirSync(path).filter((name) => name.endsWith(".json"));
  return new Map(
    files.map((name) => {
      const parsed: unknown = JSON.parse(readFileSync(join(path, name), "utf8"));
      return [name, flatten(parsed, "", new Map())];
    }),
  );
}

/** Compares one file of a translation with the English one: files, keys, arguments. */
function compare(source: { file: string; locale: string; english: Messages; translated: Messages }) {
  const where = `${folder}/${source.locale}/${source.file}`;
  for (const [key, text] of source.english) {
    const translation = source.translated.get(key);
    if (translation === undefined) problems.push(`${where}: ${key} is missing`);
    else if (argumentsOf(translation) !== argumentsOf(text)) {
      problems.push(
        `${where}: ${key} takes ${argumentsOf(translation) || "nothing"}, not ${argumentsOf(text) || "nothing"}`,
      );
    } else if (looksEnglish(plainTextOf(translation), plainTextOf(text))) {
      problems.push(`${where}: ${key} seems to be English: "${translation}"`);
    }
    if (source.locale === "fr" && translation && breaksBeforeMark(translation)) {
      problems.push(`${where}: ${key} lets a line begin with its mark; a no-break space belongs there`);
    }
  }
  for (const key of source.translated.keys()) {
    if (!source.english.has(key)) problems.push(`${where}: ${key} is not in ${folder}/${defaultLocale}`);
  }
}

function compareLocale(locale: string, english: Catalogue) {
  const translated = readCatalogue(locale);
  const files = new Set([...english.keys(), ...translated.keys()]);
  for (const file of files) {
    const [from, to] = [english.get(file), translated.get(file)];
    if (!to) problems.push(`${folder}/${locale}/${file}: missing`);
    else if (!from) problems.push(`${folder}/${defaultLocale}/${file}: missing`);
    else compare({ file, locale, english: from, translated: to });
  }
  reportEmpty(locale, translated);
}

function reportEmpty(locale: string, catalogue: Catalogue) {
  for (const [file, messages] of catalogue) {
    for (const [key, text] of messages) {
      if (text.trim() === "") problems.push(`${folder}/${locale}/${file}: ${key} is empty`);
    }
  }
}

function reportUnused(english: Catalogue) {
  const literals = readLiterals(["app", "components", "lib"]);
  for (const [file, messages] of english) {
    const namespace = file.replace(/\.json$/, "");
    if (dynamicNamespaces.includes(namespace)) continue;
    for (const key of messages.keys()) {
      if (!isUsed(`${namespace}.${key}`, literals)) problems.push(`${folder}/*/${file}: ${key} is used nowhere`);
    }
  }
}

/** What plans in French are composed of keeps the same spaces. */
function checkPhrases() {
  const names = readdirSync("lib/plans", { recursive: true, encoding: "utf8" });
  for (const name of names.filter((path) => /phrases\/(?:.*\/)?fr(?:\/.*)?\.json$/.test(path))) {
    const where = join("lib/plans", name);
    const texts = flatten(JSON.parse(readFileSync(where, "utf8")), "", new Map());
    for (const [key, text] of texts) {
      if (breaksBeforeMark(text)) problems.push(`${where}: ${key} needs a no-break space at its mark`);
    }
  }
}

const english = readCatalogue(defaultLocale);
if (english.size === 0) problems.push(`${folder}/${defaultLocale}: no messages`);
reportEmpty(defaultLocale, english);
for (const locale of locales) if (locale !== defaultLocale) compareLocale(locale, english);
reportUnused(english);
checkPhrases();

if (problems.length > 0) {
  console.error(problems.join("\n"));
  console.error(`${problems.length} problems in ${folder}.`);
  process.exitCode = 1;
}
