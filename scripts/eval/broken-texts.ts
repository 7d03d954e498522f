import type { PlanLanguage } from "@/lib/core/language";

/** Objectives with one of the five components missing; `{title}` is the lesson's. */
export const brokenObjectives: Record<
  PlanLanguage,
  Record<"condition" | "who" | "verb" | "content" | "standard", string>
> = {
  en: {
    condition: "By the end of the lesson, learners will be able to explain “{title}” in at least 4 of 5 questions.",
    who: "By the end of the lesson, using cards, it will be possible to explain “{title}” in at least 4 of 5 cases.",
    verb: "By the end of the lesson, using cards, learners will understand “{title}” in at least 4 of 5 cases.",
    content: "By the end of the lesson, using cards, learners will be able to do everything in at least 4 of 5 cases.",
    standard: "By the end of the lesson, using cards, learners will be able to explain “{title}”.",
  },
  fr: {
    condition:
      "À la fin de la leçon, les apprenants seront capables d’expliquer “{title}” et de répondre juste à au moins 4 des 5 questions.",
    who: "À la fin de la leçon, à l’aide de cartes, on pourra expliquer “{title}” dans au moins 4 cas sur 5.",
    verb: "À la fin de la leçon, à l’aide de cartes, les apprenants seront capables de comprendre “{title}” dans au moins 4 cas sur 5.",
    content:
      "À la fin de la leçon, à l’aide de cartes, les apprenants pourront faire tout cela dans au moins 4 cas sur 5.",
    standard: "À la fin de la leçon, à l’aide de cartes, les apprenants seront capables d’expliquer “{title}”.",
  },
  rw: {
    condition: "Isomo nirirangira, abanyeshuri baraba bashobora gusobanura “{title}” basubiza nibura ibibazo 4 kuri 5.",
    who: "Isomo nirirangira, hifashishijwe amakarita, biraba bishoboka gusobanura “{title}” nibura inshuro 4 kuri 5.",
    verb: "Isomo nirirangira, bifashishije amakarita, abanyeshuri baraba bashobora kumva “{title}” nibura inshuro 4 kuri 5.",
    content:
      "Isomo nirirangira, bifashishije amakarita, abanyeshuri baraba bashobora gukora byose nibura inshuro 4 kuri 5.",
    standard: "Isomo nirirangira, bifashishije amakarita, abanyeshuri baraba bashobora gusobanura “{title}”.",
  },
  sw: {
    condition: "Mwishoni mwa somo, kila mwanafunzi ataweza kueleza “{title}” na kujibu angalau maswali 4 kati ya 5.",
    who: "Mwishoni mwa somo, kwa kutumia kadi, itawezekana kueleza “{title}” angalau mara 4 kati ya 5.",
    verb: "Mwishoni mwa somo, kwa kutumia kadi, kila mwanafunzi ataweza kuelewa “{title}” angalau mara 4 kati ya 5.",
    content: "Mwishoni mwa somo, kwa kutumia kadi, kila mwanafunzi ataweza kufanya yote angalau mara 4 kati ya 5.",
    standard: "Mwishoni mwa somo, kwa kutumia kadi, kila mwanafunzi ataweza kueleza “{title}”.",
  },
};

/** Learners who only listen, look and copy. */
export const passive: Record<PlanLanguage, readonly string[]> = {
  en: [
    "Listen to the teacher with attention",
    "Look at the chalkboard and keep quiet",
    "Copy the notes from the chalkboard",
  ],
  fr: [
    "Écouter l’enseignant avec attention",
    "Regarder le tableau noir en silence",
    "Copier les notes du tableau noir",
  ],
  rw: ["Gutega amatwi umwarimu bitonze", "Kureba ku kibaho bacecetse", "Kwandukura ibiri ku kibaho"],
  sw: ["Kusikiliza mwalimu kwa makini", "Kutazama ubao kwa utulivu", "Kunakili maelezo ya ubaoni"],
};

/** Assessment that says nothing of the lesson. */
export const untied: Record<PlanLanguage, string> = {
  en: "Ask the learners whether everything was clear and whether they were happy.",
  fr: "Demander aux apprenants si tout était clair et s’ils étaient contents.",
  rw: "Kubaza abanyeshuri niba byose byumvikanye kandi niba bishimye.",
  sw: "Kuwauliza wanafunzi kama yote yalieleweka na kama walifurahi.",
};

/** Competences that are on no official list. */
export const unofficial: Record<PlanLanguage, string> = {
  en: "Positive thinking: learners smile at each other and stay hopeful.",
  fr: "Pensée positive : les apprenants se sourient et gardent espoir.",
  rw: "Gutekereza neza cyane: abanyeshuri baramwenyura kandi bagira icyizere.",
  sw: "Furaha ya moyo: wanafunzi wanatabasamu na kubaki na matumaini.",
};

/** A need that the composed plans of the set do not cater for. */
export const otherNeed: Record<PlanLanguage, string> = {
  en: "1 autistic learner",
  fr: "1 apprenant autiste",
  rw: "Umunyeshuri 1 ufite otisime",
  sw: "Mwanafunzi 1 mwenye usonji",
};

/** A task that only who sees can do, and one learner who does not. */
export const drawnTask: Record<PlanLanguage, { need: string; task: string }> = {
  en: { need: "1 blind", task: "Draw the answer and label its parts." },
  fr: { need: "1 aveugle", task: "Dessiner la réponse et légender les parties." },
  rw: { need: "umwe utabona", task: "Gushushanya igisubizo." },
  sw: { need: "mmoja asiyeona", task: "Kuchora jibu." },
};

/** Sources that nobody can look up. */
export const vagueSource: Record<PlanLanguage, string> = {
  en: "My own notes and experience",
  fr: "Mes notes et mon expérience",
  rw: "Ibyo nanditse n’ubunararibonye bwanjye",
  sw: "Maelezo yangu na uzoefu wangu",
};
