import { expect, type APIRequestContext } from "@playwright/test";
import { aRtbRequest } from "@/db/seed/makers";

type PlanIdea = Record<"lessonTitle", string> &
  Partial<Record<"subject" | "classLevel" | "unitTitle" | "unitNo" | "lessonNo", string>>;

/** Makes a finished plan of the account over REST and returns its id. */
export async function makePlan(request: APIRequestContext, token: string, idea: PlanIdea): Promise<number> {
  const answer = await request.post("/api/lesson-plans?wait=true", {
    headers: { Authorization: `Bearer ${token}` },
    data: {
      schoolName: "GS Kacyiru",
      teacherName: "Alice Mugisha",
      term: "1",
      date: "2026-02-03",
      subject: "Mathematics",
      classLevel: "P5",
      unitNo: "2",
      unitTitle: "Working together",
      lessonNo: "4",
      lessonName: idea.lessonTitle,
      keyUnitCompetence: "Use what was learnt in everyday situations.",
      totalDuration: 40,
      classSize: 45,
      location: "Classroom",
      specialNeeds: "",
      language: "en",
      includeActivitiesDescription: false,
      activitiesDescription: "",
      ...idea,
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { id }: { id: number } = await answer.json();
  return id;
}

/** Makes a finished session plan of the account over REST and returns its id. */
export async function makeSessionPlan(
  request: APIRequestContext,
  token: string,
  idea: Partial<ReturnType<typeof aRtbRequest>>,
): Promise<number> {
  const answer = await request.post("/api/rtb/lesson-plans/generate?wait=true", {
    headers: { Authorization: `Bearer ${token}` },
    data: aRtbRequest(idea),
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { id }: { id: number } = await answer.json();
  return id;
}
