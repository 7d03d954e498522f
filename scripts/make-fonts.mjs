// Cuts the fonts of printed documents out of DejaVu Sans Condensed, and emoji out of Noto; run
// again after changing the characters below.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

const sources = {
  regular: "DejaVuSansCondensed.ttf",
  bold: "DejaVuSansCondensed-Bold.ttf",
  oblique: "DejaVuSansCondensed-Oblique.ttf",
};

// First and last code point of what a lesson plan in en, fr, rw or sw may hold.
const ranges = [
  [0x20, 0x7e], // letters, digits, punctuation
  [0xa0, 0x17f], // accented Latin letters, guillemets, quarter and half, superscripts 1-3
  [0x2b9, 0x2dd], // modifier letters, accents standing alone
  [0x386, 0x3d6], // Greek
  [0x2010, 0x2027], // dashes, curly quotes, bullets, ellipsis
  [0x2030, 0x2044], // per mille, primes, fraction slash
  [0x2070, 0x209c], // superscripts and subscripts
  [0x20a0, 0x20b5], // currencies
  [0x2100, 0x214b], // letterlike: degrees, number sign, sets of numbers
  [0x2150, 0x2188], // thirds to eighths, Roman numerals
  [0x2190, 0x21d5], // arrows
  [0x2200, 0x22ff], // mathematics
  [0x2308, 0x230b], // ceiling and floor
  [0x25a0, 0x25ef], // squares, triangles, circles
  [0x2605, 0x2606], // stars
  [0x2610, 0x2612], // boxes to tick
  [0x2660, 0x266f], // suits, notes
  [0x2713, 0x2718], // ticks and crosses
  [0x27e8, 0x27e9], // angle brackets
  [0xfffd, 0xfffd], // stands for every character that is not here
];

/** In a file of its own, for few documents need it and its letters join by tables that the others do without. */
const arabicRanges = [
  [0x600, 0x6ff],
  [0x750, 0x77f],
];

function charactersIn(all) {
  return all.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  );
}

const pictures = charactersIn([[0x203c, 0x1faff]]).filter((character) =>
  /[\p{Extended_Pictographic}\p{Regional_Indicator}]/u.test(character),
);

function fileBeside(manifest, ...path) {
  return join(fileURLToPath(manifest), "..", ...path);
}

const dejavu = import.meta.resolve("dejavu-fonts-ttf/package.json");
const notoEmoji = import.meta.resolve("@expo-google-fonts/noto-emoji/package.json");

// Without kerning and ligatures the width of a line is the sum of its characters', which lib/documents relies on.
const plain = { keepFeatures: [], dropTables: ["GSUB", "GPOS", "GDEF", "kern"] };
const cuts = [
  ...Object.entries(sources).map(([name, file]) => ({
    name,
    file: fileBeside(dejavu, "ttf", file),
    characters: charactersIn(ranges),
    options: plain,
  })),
  {
    name: "arabic",
    file: fileBeside(dejavu, "ttf", sources.regular),
    characters: charactersIn(arabicRanges),
    // Its letters join: what says how stays.
    options: {},
  },
  {
    name: "emoji",
    file: fileBeside(notoEmoji, "400Regular", "NotoEmoji_400Regular.ttf"),
    characters: pictures,
    options: plain,
  },
];

const target = join(import.meta.dirname, "..", "lib", "documents", "fonts");
for (const { name, file, characters, options } of cuts) {
  const settings = { targetFormat: "sfnt", noHinting: true, ...options };
  const subset = await subsetFont(await readFile(file), characters.join(""), settings);
  await writeFile(join(target, `${name}.ttf`), subset);
  console.log(`${name}.ttf ${(subset.length / 1024).toFixed(0)} KB`);
}
