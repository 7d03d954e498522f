import type { PlanLanguage } from "@/lib/core/language";

type Session = {
  sector: string;
  trade: string;
  level: string;
  moduleTitle: string;
  learningOutcomes: string;
  indicativeContent: string;
  topicOfSession: string;
  range: string;
  className: string;
  classSize: number;
  duration: number;
  numberOfSteps: number;
  language: PlanLanguage;
};

const sessions: Session[] = [
  {
    sector: "ICT & Multimedia",
    trade: "Software Development",
    level: "Level 3",
    moduleTitle: "SWDUX301 Design UI/UX",
    learningOutcomes: "Design mock-up",
    indicativeContent: "Screens of the application\nNavigation between screens\nTesting with users",
    topicOfSession: "Building the home page of a market price application",
    range: "Home page, navigation, prices of five products",
    className: "L3 SOD A",
    classSize: 28,
    duration: 80,
    numberOfSteps: 4,
    language: "en",
  },
  {
    sector: "Energy",
    trade: "Domestic Electricity",
    level: "Level 1",
    moduleTitle: "Install domestic lighting",
    learningOutcomes: "Wire a lighting circuit",
    indicativeContent: "Two-way switching\nConnection of conductors\nContinuity test",
    topicOfSession: "Wiring a two-way switch",
    range: "One lamp, two switches, one circuit breaker",
    className: "L1 Electricity",
    classSize: 22,
    duration: 120,
    numberOfSteps: 5,
    language: "en",
  },
  {
    sector: "Construction & Building Services",
    trade: "Masonry",
    level: "Level 1",
    moduleTitle: "Maçonnerie de briques",
    learningOutcomes: "Monter un mur en briques",
    indicativeContent: "",
    topicOfSession: "Monter un mur d’une demi-brique",
    range: "Mur de 2 m sur 1 m, appareil en panneresses",
    className: "L1 Maçonnerie",
    classSize: 18,
    duration: 160,
    numberOfSteps: 3,
    language: "fr",
  },
  {
    sector: "Arts & Crafts",
    trade: "Tailoring",
    level: "Level 1",
    moduleTitle: "Kudoda imyenda yoroheje",
    learningOutcomes: "Gukata no kudoda ijipo",
    indicativeContent: "",
    topicOfSession: "Gukata ijipo igororotse",
    range: "Ijipo y’umuntu mukuru, igitambaro cya koto",
    className: "L1 Ubudozi",
    classSize: 15,
    duration: 80,
    numberOfSteps: 4,
    language: "rw",
  },
  {
    sector: "Hospitality & Tourism",
    trade: "Food and Beverage Operations",
    level: "Level 4",
    moduleTitle: "Huduma ya chakula na vinywaji",
    learningOutcomes: "Kuhudumia wageni mezani",
    indicativeContent: "",
    topicOfSession: "Kuandaa meza ya chakula cha jioni",
    range: "Meza ya watu wanne",
    className: "L4 FBO",
    classSize: 24,
    duration: 60,
    numberOfSteps: 2,
    language: "sw",
  },
];

/** The session plans of the demo, spread over its teachers and the last weeks; the same each time. */
export const demoSessions = sessions.map((given, at) => ({
  given,
  teacher: at % 3,
  daysAgo: (at * 5 + 1) % 30,
  standing: at === 3 ? ("draft" as const) : ("whole" as const),
}));
