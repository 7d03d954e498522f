import type { Locale, PlanLanguage } from "@/lib/core/language";

/** Makers of plausible rows and inputs, shared by the demo data and the tests. Whatever matters is said by the caller. */
let made = 0;

type TeacherRow = {
  email: string;
  fullName: string;
  school: string;
  passwordHash: string | null;
  role: "USER" | "TEACHER" | "ADMIN";
  language: Locale;
  verifiedAt: Date | null;
  consentVersion: string;
  consentAt: Date;
};

/** An account row of a verified teacher. */
export function aTeacher(given: Partial<TeacherRow> = {}): TeacherRow {
  made += 1;
  return {
    email: `teacher-${process.pid}-${made}@example.rw`,
    fullName: "Uwase Diane",
    school: "GS Rugarama",
    passwordHash: null,
    role: "USER",
    language: "en",
    verifiedAt: new Date(),
    consentVersion: "2026-11",
    consentAt: new Date(),
    ...given,
  };
}

type RebRequestInput = {
  schoolName: string;
  teacherName: string;
  term: string;
  date: string;
  subject: string;
  classLevel: string;
  unitNo: string;
  lessonNo: string;
  totalDuration: number;
  classSize: number;
  location: string;
  unitTitle: string;
  keyUnitCompetence: string;
  lessonTitle: string;
  language: PlanLanguage;
  specialNeeds: string;
};

/** What a teacher fills in to have a REB lesson plan written. */
export function aRebRequest(given: Partial<RebRequestInput> = {}): RebRequestInput {
  return {
    schoolName: "GS Rugarama",
    teacherName: "Uwase Diane",
    term: "Term 1",
    date: "2026-11-24",
    subject: "Mathematics",
    classLevel: "P4",
    unitNo: "3",
    lessonNo: "2 of 8",
    totalDuration: 40,
    classSize: 46,
    location: "Classroom",
    unitTitle: "Fractions",
    keyUnitCompetence: "To be able to compare, add and subtract fractions with the same denominator.",
    lessonTitle: "Adding fractions with the same denominator",
    language: "en",
    specialNeeds: "2 learners with low vision",
    ...given,
  };
}

type RtbRequestInput = {
  sector: string;
  trade: string;
  level: string;
  date: string;
  teacherName: string;
  term: string;
  moduleTitle: string;
  week: string;
  classSize: number;
  className: string;
  topicOfSession: string;
  learningOutcomes: string;
  indicativeContent: string;
  range: string;
  facilitationTechniques: string;
  duration: number;
  numberOfSteps: number;
  language: PlanLanguage;
};

/** What a trainer fills in to have an RTB session plan written. */
export function aRtbRequest(given: Partial<RtbRequestInput> = {}): RtbRequestInput {
  return {
    sector: "ICT & Multimedia",
    trade: "Software Development",
    level: "Level 3",
    date: "2026-11-24",
    teacherName: "Nkurunziza Patrick",
    term: "1",
    moduleTitle: "SWDUX301 Design UI/UX",
    week: "6",
    classSize: 28,
    className: "L3 SOD A",
    topicOfSession: "Drawing a low-fidelity wireframe",
    learningOutcomes: "Design mock-up",
    indicativeContent: "Elements of a wireframe\nDrawing screens by hand\nTesting a wireframe with users",
    range: "Paper wireframes, wireframing tool",
    facilitationTechniques: "",
    duration: 80,
    numberOfSteps: 4,
    language: "en",
    ...given,
  };
}
