import type { PlanLanguage } from "@/lib/core/language";

/** The school of the demo: invented people of an invented school. */
export const demoSchool = "GS Nyamirama";

export const demoTeachers = [
  { name: "Uwase Diane", email: "diane@demo.isomo.local", language: "en", tier: "Premium", daysLeft: 21 },
  { name: "Habimana Jean Bosco", email: "bosco@demo.isomo.local", language: "fr", tier: "Standard", daysLeft: 4 },
  { name: "Mukeshimana Claudine", email: "claudine@demo.isomo.local", language: "rw", tier: "Free", daysLeft: 200 },
  { name: "Ndayisaba Eric", email: "eric@demo.isomo.local", language: "en", tier: "Standard", daysLeft: -2 },
] as const;

type Lesson = [
  subject: string,
  classLevel: string,
  language: PlanLanguage,
  unit: string,
  competence: string,
  titles: string[],
];

const lessons: Lesson[] = [
  [
    "Mathematics",
    "P4",
    "en",
    "Fractions",
    "To be able to compare, add and subtract fractions with the same denominator.",
    [
      "Comparing fractions with the same denominator",
      "Adding fractions with the same denominator",
      "Word problems with fractions",
    ],
  ],
  [
    "Science and Elementary Technology",
    "P5",
    "en",
    "Plants",
    "To be able to explain how plants feed, grow and reproduce.",
    ["Parts of a flowering plant", "Photosynthesis and why leaves are green", "How seeds travel"],
  ],
  [
    "English",
    "S1",
    "en",
    "Our environment",
    "To be able to read and write about the environment.",
    ["Reading a text on Nyungwe forest", "Writing a letter about waste in our sector", "Verbs in the past simple"],
  ],
  [
    "Biology",
    "S3",
    "en",
    "Ecosystems",
    "To be able to describe the flow of energy in an ecosystem.",
    ["Food chains around Lake Muhazi", "Decomposers and the soil"],
  ],
  [
    "Entrepreneurship",
    "S2",
    "en",
    "Personal finance",
    "To be able to plan income and spending.",
    ["Making a family budget", "Saving in a village savings group"],
  ],
  [
    "Geography",
    "S1",
    "en",
    "Maps",
    "To be able to read and draw simple maps.",
    ["Scale on a map of our district", "Directions with a compass"],
  ],
  [
    "French",
    "P6",
    "fr",
    "La vie quotidienne",
    "Être capable de parler de sa journée.",
    ["Raconter sa journée", "Le marché de Kimironko", "Les verbes pronominaux au présent"],
  ],
  [
    "French",
    "S2",
    "fr",
    "La santé",
    "Être capable d’expliquer comment rester en bonne santé.",
    ["L’hygiène à l’école", "Prévenir le paludisme"],
  ],
  [
    "Kinyarwanda",
    "P2",
    "rw",
    "Umuryango",
    "Gusoma no kwandika interuro zivuga ku muryango.",
    ["Abagize umuryango", "Gusoma igihekane nd", "Kwandika interuro ngufi"],
  ],
  [
    "Mathematics",
    "P1",
    "rw",
    "Imibare kugera kuri 20",
    "Kubara, gusoma no kwandika imibare kugera kuri 20.",
    ["Gukusanya imibare kugera kuri 20", "Gukura imibare kugera kuri 20"],
  ],
  [
    "Kiswahili",
    "S1",
    "sw",
    "Mazingira ya shule",
    "Kuweza kuzungumza kuhusu mazingira ya shule.",
    ["Vifaa vya darasani", "Usafi wa mazingira ya shule"],
  ],
  [
    "Social and Religious Studies",
    "P5",
    "en",
    "Our district",
    "To be able to describe the resources of the district.",
    ["Natural resources of Kayonza district", "Umuganda and what it builds"],
  ],
];

const needs = ["", "2 learners with low vision", "1 learner with hearing impairment, 3 slow learners", ""];

/** The lessons of the demo, spread over its teachers and the last weeks; the same each time. */
export const demoLessons = lessons.flatMap(
  ([subject, classLevel, language, unitTitle, keyUnitCompetence, titles], group) =>
    titles.map((lessonTitle, at) => ({
      subject,
      classLevel,
      language,
      unitTitle,
      keyUnitCompetence,
      lessonTitle,
      unitNo: String(group + 1),
      lessonNo: `${at + 1} of ${titles.length + 4}`,
      totalDuration: group % 3 === 2 ? 80 : 40,
      classSize: 38 + ((group * 7 + at * 3) % 22),
      specialNeeds: needs[(group + at) % needs.length] ?? "",
      teacher: group % demoTeachers.length,
      daysAgo: (group * 3 + at * 2) % 35,
      place: (group + at) % 5 === 3 ? "School garden" : "Classroom",
      /** What the demo shows of it: whole, with something still missing, or in the bin. */
      standing: at === 2 ? ("bin" as const) : (group + at) % 6 === 5 ? ("draft" as const) : ("whole" as const),
    })),
);
