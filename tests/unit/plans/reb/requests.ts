import { rebRequest, type RebRequest } from "@/lib/plans/kinds/reb/schema";

/** A valid request of a P4 mathematics lesson; a test names only what matters to it. */
export function aRebRequest(given: Partial<RebRequest> = {}): RebRequest {
  return rebRequest.parse({
    schoolName: "GS Musanze",
    teacherName: "Uwera Claudine",
    term: "Term 2",
    date: "2026-01-12",
    subject: "Mathematics",
    classLevel: "P4",
    unitNo: "3",
    lessonNo: "2",
    totalDuration: 40,
    classSize: 45,
    location: "Classroom",
    unitTitle: "Fractions",
    keyUnitCompetence: "Use fractions in daily life",
    lessonTitle: "Equivalent fractions",
    language: "en",
    ...given,
  });
}
