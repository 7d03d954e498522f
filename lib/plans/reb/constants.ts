import type { PlanLanguage } from "@/lib/core/language";

/** Defaults of the create form. Source: specification 1, sections 3 and 9. */
export const rebDefaults = { totalDuration: 40, classSize: 30, location: "Classroom" } as const;

/** Bounds of every plan's fields, in create and edit form alike. Source: design decisions, section 3. */
export const fieldBounds = { text: 10_000, shortText: 300, number: 10_000 } as const;

export const rebPhases = ["introduction", "development", "conclusion"] as const;
export type RebPhase = (typeof rebPhases)[number];

/** The parts of a REB plan in the order in which they are written. */
export const rebSectionNames = [
  "objectives",
  "materials",
  "introduction",
  "development",
  "conclusion",
  "assessment",
  "overview",
] as const;
export type RebSectionName = (typeof rebSectionNames)[number];

type OfficialTerms = {
  genericCompetences: readonly string[];
  crosscuttingIssues: readonly string[];
  /** Discovery, presentation, exploitation, synthesis, application. */
  steps: readonly string[];
};

/**
 * Terms that a plan uses as they stand, in its language. English: curriculum framework; French: forms in use in Rwandan
 * schools; Kinyarwanda and Kiswahili: our own wording. Steps: teacher's guides of the competence-based curriculum.
 */
export const officialTerms: Record<PlanLanguage, OfficialTerms> = {
  en: {
    genericCompetences: [
      "Critical thinking",
      "Creativity and innovation",
      "Research and problem solving",
      "Communication",
      "Cooperation, interpersonal management and life skills",
      "Lifelong learning",
    ],
    crosscuttingIssues: [
      "Genocide Studies",
      "Environment and Sustainability",
      "Gender",
      "Comprehensive Sexuality Education",
      "Peace and Values Education",
      "Financial Education",
      "Standardization Culture",
      "Inclusive Education",
    ],
    steps: [
      "Discovery activity",
      "Presentation of findings",
      "Exploitation of findings",
      "Synthesis",
      "Application activity",
    ],
  },
  fr: {
    genericCompetences: [
      "Pensée critique",
      "Créativité et innovation",
      "Recherche et résolution de problèmes",
      "Communication",
      "Coopération et gestion des relations interpersonnelles",
      "Apprentissage tout au long de la vie",
    ],
    crosscuttingIssues: [
      "Études sur le génocide",
      "Environnement et durabilité",
      "Éducation au genre",
      "Éducation complète à la sexualité",
      "Éducation à la paix et aux valeurs",
      "Éducation financière",
      "Culture de la normalisation",
      "Éducation inclusive",
    ],
    steps: [
      "Activité de découverte",
      "Présentation des résultats",
      "Exploitation des résultats",
      "Synthèse",
      "Application",
    ],
  },
  rw: {
    genericCompetences: [
      "Ubushishozi",
      "Guhanga udushya",
      "Ubushakashatsi no gukemura ibibazo",
      "Gusabana mu ndimi zemewe",
      "Ubufatanye n’imibanire",
      "Guhora wiyungura ubumenyi",
    ],
    crosscuttingIssues: [
      "Amasomo kuri jenoside",
      "Kubungabunga ibidukikije n’iterambere rirambye",
      "Uburinganire n’ubwuzuzanye",
      "Uburezi bwuzuye ku buzima bw’imyororokere",
      "Umuco w’amahoro n’indangagaciro",
      "Uburezi mu by’imari",
      "Umuco w’ubuziranenge",
      "Uburezi budaheza",
    ],
    steps: [
      "Igikorwa cyo kuvumbura",
      "Kumurika ibyavumbuwe",
      "Kunoza ibyavumbuwe",
      "Ikomatanya",
      "Imyitozo yo gushyira mu bikorwa",
    ],
  },
  sw: {
    genericCompetences: [
      "Fikra tunduizi",
      "Ubunifu na uvumbuzi",
      "Utafiti na utatuzi wa matatizo",
      "Mawasiliano",
      "Ushirikiano, mahusiano na stadi za maisha",
      "Kujifunza maishani",
    ],
    crosscuttingIssues: [
      "Mafunzo kuhusu mauaji ya kimbari",
      "Mazingira na uendelevu",
      "Jinsia",
      "Elimu kamili ya ujinsia",
      "Elimu ya amani na maadili",
      "Elimu ya fedha",
      "Utamaduni wa viwango vya ubora",
      "Elimu jumuishi",
    ],
    steps: ["Shughuli ya ugunduzi", "Uwasilishaji wa matokeo", "Uchambuzi wa matokeo", "Muhtasari", "Matumizi"],
  },
};
