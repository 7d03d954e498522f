// Words that are English and neither French nor Kinyarwanda: one of them in a translation was left behind.
const english = new Set(
  `the your you our their with without from this that these those and are was were have has been will would should
   could cannot must which when where while than then into about after before because please enter choose click
   save saved delete deleted edit create created update updated cancel search loading failed successfully
   lesson lessons teacher teachers learner learners student students school schools subject subjects password
   forgot sign signed login logout account settings profile subscription payment payments download upload
   required invalid wrong again back next previous first last new view all more less yes not only every
   activity activities week month year today yesterday days hours welcome user users name number share write
   of to for is they them his her its who what how why`.split(/\s+/),
);

// Words that are the same in English and in a translation, alone or in a heading.
const shared = new Set(
  `notification notifications action actions inactive description date source version versions min minutes message
   messages introduction conclusion kinyarwanda kiswahili ikinyarwanda english français district logo menu contact
   cookies standard premium mail whatsapp invitation isomo mobile money`.split(/\s+/),
);

function wordsOf(text: string): string[] {
  // Addresses and codes in capitals are the same in every language.
  const prose = text.replace(/\S+[@/]\S+|\S+\.(?:com|org|rw|local|json)\b|\b[A-Z0-9_]{2,}\b/g, " ");
  return prose.toLowerCase().match(/\p{L}+(?:['’]\p{L}+)*/gu) ?? [];
}

/** True when a translation holds an English word, or is the English sentence itself. */
export function looksEnglish(translation: string, original: string): boolean {
  const words = wordsOf(translation);
  // Names of institutions are written with capitals and stay; sentences and short labels are not.
  const isName = words.length >= 3 && !words.some((word) => word.length > 2 && translation.includes(word));
  const isCopy = translation === original && !isName;
  return words.some((word) => english.has(word) || (isCopy && word.length > 2 && !shared.has(word)));
}
