import type { PlanLanguage } from "@/lib/core/language";
import { inAnyLanguage, type Spoken } from "../../../../text/spoken";
import { searchable } from "../../../../text/wording";

const englishVerbs =
  "ask bend bite blow bring chew clap close cover cut dip draw drop fill fold give go hang hide hold lay let light look open pin place play " +
  "point pour put read rub say show sit stretch take tear tell throw tie touch try turn unfold whisper wipe write";
const frenchVerbs = "montrer ecrire lire demander ouvrir poser mettre prendre dessiner tenir faire dire donner";

const sceneWords: Spoken = {
  en: [...englishVerbs.split(" "), "the teacher", "(?:a|one|two|three|four|five) learners?", "on the (?:chalk)?board"],
  fr: [...frenchVerbs.split(" "), "l'enseignante?", "(?:un|deux|trois) (?:eleves?|apprenants?)", "au tableau"],
  rw: ["(?:ku|kw|gu|umwarimu|abanyeshuri)\\w*"],
  sw: ["(?:ku(?!na\\b)|kw)\\w*", "(?:mwalimu|wanafunzi)\\w*"],
};

/** Beginnings of a scene that the teacher plays or shows, by language: it is done, not said. */
const sceneBeginnings: Record<PlanLanguage, RegExp> = {
  en: beginning(sceneWords.en),
  fr: beginning(sceneWords.fr),
  rw: beginning(sceneWords.rw),
  sw: beginning(sceneWords.sw),
};

function beginning(words: readonly string[]): RegExp {
  return new RegExp(`^(?:${words.join("|")})\\b`);
}

/** Whether a hook is a scene to be played or shown rather than words to be said. */
export function isScene(hook: string, language: PlanLanguage): boolean {
  return (
    sceneBeginnings[language].test(searchable(hook.trim().replace(/^\(/, ""))) ||
    /\blearners (?:begin|finish|guess|ask|close)\b/i.test(hook)
  );
}

const learners: Spoken = {
  en: ["learners?"],
  fr: ["apprenants?", "eleves?"],
  rw: ["abanyeshuri", "umunyeshuri"],
  sw: ["wanafunzi", "mwanafunzi"],
};
const ofLearners = new RegExp(`\\b(?:${inAnyLanguage(learners)})\\b`);

/** Whether a mistaken idea is told as something that learners do ("Learners put ..."), not as their words. */
export function tellsOfLearners(says: string): boolean {
  return ofLearners.test(searchable(says));
}
