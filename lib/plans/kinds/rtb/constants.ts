import { defaultPlanLanguage } from "@/lib/core/language";

/** Defaults and bounds of the create form. Source: RTB-2. */
export const rtbDefaults = { duration: 40, classSize: 30, numberOfSteps: 4, language: defaultPlanLanguage } as const;
export const rtbBounds = { minDuration: 40, maxDuration: 480, maxTrainees: 200, maxSteps: 5 } as const;

/** How a session's minutes are shared: introduction, share of the steps; the conclusion takes the rest. */
export const rtbTiming = { opening: 5, middle: 0.5 } as const;

export const rtbSteps = [1, 2, 3, 4, 5] as const;
export type RtbStep = (typeof rtbSteps)[number];

/** Sectors with their trades, as schools register them; suggestions, never walls. Codes are those in public use. */
export const rtbSectors: readonly { name: string; trades: readonly string[] }[] = [
  {
    name: "ICT & Multimedia",
    trades: [
      "Software Development",
      "Networking and Internet Technology",
      "Computer System and Architecture",
      "Multimedia Production",
    ],
  },
  {
    name: "Construction & Building Services",
    trades: [
      "Building Construction",
      "Public Works",
      "Plumbing Technology",
      "Land Surveying",
      "Interior Design",
      "Wood Technology",
      "Masonry",
      "Carpentry",
    ],
  },
  { name: "Energy", trades: ["Electrical Technology", "Renewable Energy", "Domestic Electricity"] },
  {
    name: "Technical Services",
    trades: ["Automobile Technology", "Electronics and Telecommunication", "Welding"],
  },
  { name: "Manufacturing & Mining", trades: ["Manufacturing Technology"] },
  { name: "Agriculture & Food Processing", trades: ["Agriculture", "Animal Health", "Forestry"] },
  { name: "Hospitality & Tourism", trades: ["Food and Beverage Operations", "Tourism", "Culinary Arts"] },
  { name: "Arts & Crafts", trades: ["Fashion Design", "Tailoring"] },
  { name: "Beauty & Aesthetics", trades: ["Hairdressing"] },
  { name: "Transport & Logistics", trades: [] },
];

/** RQF levels of technical and vocational schools. */
export const rtbLevels = ["Level 1", "Level 2", "Level 3", "Level 4", "Level 5"] as const;

/** Techniques named in the curricula of the Rwanda TVET Board (2022 to 2024) and in trainers' lists. */
export const facilitationTechniques = [
  "Demonstration and simulation",
  "Individual and group work",
  "Practical exercise",
  "Individualized",
  "Trainer guided",
  "Group discussion",
  "Small group discussion",
  "Brainstorming",
  "Oral presentation",
  "Questions and answers",
  "Role play",
  "Story telling",
  "Problem solving",
  "Documentary research",
  "Internet research",
  "Project based",
  "Jigsaw",
  "Think-Pair-Share",
  "Case study",
  "Experiential learning",
] as const;

/** Modules read in published curricula of the Rwanda TVET Board: code, title, level, learning outcomes. */
export const rtbModules: readonly { code: string; title: string; level: string; outcomes: readonly string[] }[] = [
  {
    code: "SWDUX301",
    title: "Design UI/UX",
    level: "Level 3",
    outcomes: ["Analyse User Experience", "Define the user", "Design mock-up"],
  },
  {
    code: "CCMCL302",
    title: "Apply computer literacy",
    level: "Level 3",
    outcomes: [
      "Apply computer basics",
      "Use a current word processing package",
      "Use current spreadsheet package",
      "Use current power point presentations",
      "Use Internet/Intranet",
    ],
  },
  {
    code: "CCMFT302",
    title: "Pratiquer l’activité de communication en français dans le métier",
    level: "Level 3",
    outcomes: ["Lire un texte lié à son métier", "Pratiquer l’expression orale", "Accorder les verbes"],
  },
  {
    code: "CCMBP402",
    title: "Develop a business plan",
    level: "Level 4",
    outcomes: [
      "Identify elements of business plan",
      "Write a business plan",
      "Establish business contingency plan",
      "Present a business plan",
    ],
  },
];
