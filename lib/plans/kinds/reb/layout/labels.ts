import type { PlanLanguage } from "@/lib/core/language";
import type { rebNotes } from "../constants";

type RebNote = (typeof rebNotes)[number];

type LabelName =
  | "lessonPlanTitle"
  | "schoolName"
  | "teacherName"
  | "term"
  | "date"
  | "subject"
  | "class"
  | "unitNo"
  | "lessonNo"
  | "duration"
  | "classSize"
  | "specialNeeds"
  | "unitTitle"
  | "keyUnitCompetence"
  | "lessonTitle"
  | "instructionalObjective"
  | "location"
  | "learningMaterials"
  | "references"
  | "timing"
  | "description"
  | "teacherActivities"
  | "learnerActivities"
  | "competences"
  | "introduction"
  | "development"
  | "conclusion"
  | "summary"
  | "assessment"
  | "selfEvaluation"
  | "minutes"
  | "crosscuttingIssues"
  | "assessmentMethods"
  | "colon"
  | "notes"
  | RebNote;

/**
 * The words printed on the form. Sources: REB's bilingual template of 2016 (en, and rw up to the learning materials);
 * the rest follows forms in use in Rwandan schools, and the rows that the form lacks are our own wording.
 */
export const rebLabels: Record<PlanLanguage, Record<LabelName, string>> = {
  en: {
    lessonPlanTitle: "LESSON PLAN",
    schoolName: "School Name",
    teacherName: "Teacher’s name",
    term: "Term",
    date: "Date",
    subject: "Subject",
    class: "Class",
    unitNo: "Unit No",
    lessonNo: "Lesson No",
    duration: "Duration",
    classSize: "Class size",
    specialNeeds:
      "Type of Special Educational Needs to be catered for in this lesson and number of learners in each category",
    unitTitle: "Unit title",
    keyUnitCompetence: "Key Unit Competence",
    lessonTitle: "Title of the lesson",
    instructionalObjective: "Instructional Objective",
    location: "Plan for this Class (location: in / outside)",
    learningMaterials: "Learning Materials (for ALL learners)",
    references: "References",
    timing: "Timing for each step",
    description: "Description of teaching and learning activity",
    teacherActivities: "Teacher activities",
    learnerActivities: "Learner activities",
    competences: "Generic competences and cross cutting issues to be addressed + a short explanation",
    introduction: "Introduction",
    development: "Development of the lesson",
    conclusion: "Conclusion",
    summary: "Summary",
    assessment: "Assessment",
    selfEvaluation: "Teacher self-evaluation",
    minutes: "min",
    crosscuttingIssues: "Cross-cutting issues",
    assessmentMethods: "Assessment methods",
    notes: "TEACHER’S NOTES",
    notesSummary: "Summary for the chalkboard",
    notesTexts: "Texts and data",
    notesExamples: "Worked examples",
    notesExercises: "Exercises",
    notesAnswers: "Answers",
    notesVocabulary: "Key words",
    colon: ":",
  },
  fr: {
    lessonPlanTitle: "FICHE DE LEÇON",
    schoolName: "Nom de l’école",
    teacherName: "Nom de l’enseignant(e)",
    term: "Trimestre",
    date: "Date",
    subject: "Branche",
    class: "Classe",
    unitNo: "Unité n°",
    lessonNo: "Leçon n°",
    duration: "Durée",
    classSize: "Nombre d’apprenants",
    specialNeeds:
      "Types de besoins éducatifs particuliers à prendre en compte dans cette leçon et nombre d’apprenants concernés",
    unitTitle: "Titre de l’unité",
    keyUnitCompetence: "Compétence clé de l’unité",
    lessonTitle: "Titre de la leçon",
    instructionalObjective: "Objectif opérationnel de la leçon",
    location: "Lieu de la leçon",
    learningMaterials: "Matériel didactique",
    references: "Références",
    timing: "Étapes et durée",
    description: "Description des activités d’enseignement et d’apprentissage",
    teacherActivities: "Activités de l’enseignant(e)",
    learnerActivities: "Activités des apprenants",
    competences: "Compétences génériques et thèmes transversaux + quelques explications",
    introduction: "Introduction",
    development: "Développement de la leçon",
    conclusion: "Conclusion",
    summary: "Synthèse",
    assessment: "Évaluation",
    selfEvaluation: "Auto-évaluation",
    minutes: "min",
    crosscuttingIssues: "Thèmes transversaux",
    assessmentMethods: "Méthodes d’évaluation",
    notes: "NOTES DE L’ENSEIGNANT",
    notesSummary: "Résumé pour le tableau",
    notesTexts: "Textes et données",
    notesExamples: "Exemples résolus",
    notesExercises: "Exercices",
    notesAnswers: "Corrigé",
    notesVocabulary: "Mots clés",
    colon: "\u00a0:",
  },
  rw: {
    lessonPlanTitle: "IMBATA Y’ISOMO",
    schoolName: "Izina ry’ishuri",
    teacherName: "Amazina y’umwarimu",
    term: "Igihembwe",
    date: "Itariki",
    subject: "Inyigisho",
    class: "Umwaka wa",
    unitNo: "Umutwe wa",
    lessonNo: "Isomo rya",
    duration: "Igihe isomo rimara",
    classSize: "Umubare w’abanyeshuri",
    specialNeeds: "Abafite ibyo bagenerwa byihariye mu myigire no mu myigishirize n’umubare wabo",
    unitTitle: "Umutwe",
    keyUnitCompetence: "Ubushobozi bw’ingenzi bugamijwe",
    lessonTitle: "Isomo",
    instructionalObjective: "Intego ngenamukoro",
    location: "Imiterere y’aho isomo ribera (mu ishuri / hanze)",
    learningMaterials: "Imfashanyigisho",
    references: "Imyandiko n’ibitabo byifashishijwe",
    timing: "Ibice by’isomo + igihe",
    description: "Ibikorwa byo kwigisha no kwiga",
    teacherActivities: "Ibikorwa by’umwarimu",
    learnerActivities: "Ibikorwa by’umunyeshuri",
    competences:
      "Ubushobozi n’ingingo nsanganyamasomo (andika ubushobozi + igisobanuro kigufi kigaragaza uko buzagerwaho)",
    introduction: "Intangiriro",
    development: "Isomo nyirizina",
    conclusion: "Umusozo w’isomo",
    summary: "Ikomatanya",
    assessment: "Isuzuma",
    selfEvaluation: "Kwisuzuma (umurezi)",
    minutes: "iminota",
    crosscuttingIssues: "Ingingo nsanganyamasomo",
    assessmentMethods: "Uburyo bw’isuzuma",
    notes: "INYANDIKO Z’UMWARIMU",
    notesSummary: "Incamake yo ku kibaho",
    notesTexts: "Imyandiko",
    notesExamples: "Ingero zikozwe",
    notesExercises: "Imyitozo",
    notesAnswers: "Ibisubizo",
    notesVocabulary: "Amagambo y’ingenzi",
    colon: ":",
  },
  sw: {
    lessonPlanTitle: "ANDALIO LA SOMO",
    schoolName: "Jina la shule",
    teacherName: "Jina la mwalimu",
    term: "Muhula",
    date: "Tarehe",
    subject: "Somo",
    class: "Darasa",
    unitNo: "Sehemu",
    lessonNo: "Somo namba",
    duration: "Muda",
    classSize: "Idadi ya wanafunzi",
    specialNeeds: "Aina ya mahitaji maalum na idadi ya wanafunzi",
    unitTitle: "Kichwa cha sehemu",
    keyUnitCompetence: "Uwezo muhimu wa sehemu",
    lessonTitle: "Kichwa cha somo",
    instructionalObjective: "Malengo ya somo",
    location: "Mahali pa somo",
    learningMaterials: "Vifaa vya kufundishia",
    references: "Marejeo",
    timing: "Hatua na muda",
    description: "Maelezo ya shughuli za kufundisha na kujifunza",
    teacherActivities: "Shughuli za mwalimu",
    learnerActivities: "Shughuli za mwanafunzi",
    competences: "Uwezo wa jumla na mada mtambuka + maelezo mafupi",
    introduction: "Utangulizi",
    development: "Maendeleo ya somo",
    conclusion: "Hitimisho",
    summary: "Muhtasari",
    assessment: "Tathmini",
    selfEvaluation: "Tathmini ya mwalimu",
    minutes: "dakika",
    crosscuttingIssues: "Mada mtambuka",
    assessmentMethods: "Mbinu za tathmini",
    notes: "MAELEZO YA MWALIMU",
    notesSummary: "Muhtasari wa ubaoni",
    notesTexts: "Matini na data",
    notesExamples: "Mifano iliyofanywa",
    notesExercises: "Mazoezi",
    notesAnswers: "Majibu",
    notesVocabulary: "Maneno muhimu",
    colon: ":",
  },
};
