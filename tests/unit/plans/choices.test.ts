import { describe, expect, it } from "vitest";
import { aRebRequest, aRtbRequest } from "@/db/seed/makers";
import { loadBank } from "@/lib/bank/queries";
import { rebChoices } from "@/lib/plans/kinds/reb/choices";
import { reb } from "@/lib/plans/kinds/reb/kind";
import { rebContent } from "@/lib/plans/kinds/reb/schema";
import { rtb } from "@/lib/plans/kinds/rtb/kind";
import { withLesson } from "@/lib/plans/runs/lessons";

const science = { subject: "Science and Elementary Technology", classLevel: "P5" };
const unsure = { ...aRebRequest(), ...science, lessonTitle: "Photosynthesis of mosses" };
const sure = { ...aRebRequest(), ...science, lessonTitle: "Photosynthesis" };
const [near] = reb.choices.offer(unsure).near;
const calm = {
  ...aRebRequest(),
  subject: "Social and Religious Studies",
  lessonTitle: "The genocide against the Tutsi",
};

/** The entry that a plan is made of. */
function known(plan: Record<string, unknown>) {
  return rebChoices.known(rebContent.parse(plan))?.id ?? null;
}

/** What a request's plan is made of, or what its teacher is asked. */
function resolved(request: Record<string, unknown>, askedFor: string | null) {
  try {
    return withLesson(reb, request, askedFor === null ? null : { askedFor }).lessonId;
  } catch (error) {
    if (error instanceof Error && "details" in error) return error.details;
    throw error;
  }
}

describe("which lesson a plan is made of", () => {
  it("is nobody's question where the bank is sure", () => {
    expect(resolved(sure, "")).toBe(reb.choices.offer(sure).sure?.id);
  });

  it("is asked where the bank has near lessons only: at most four, for this subject and language", () => {
    expect(resolved(unsure, "")).toMatchObject({ data: { title: unsure.lessonTitle, near: [near] } });
    expect(near?.title).toContain("photosynthesis");
    expect(near?.class).toContain("P");
    for (const lessonTitle of [
      "Fractions of a whole group",
      "Parts of speech in a letter",
      "Water in plants and animals",
    ])
      expect(reb.choices.offer({ ...unsure, lessonTitle }).near.length).toBeLessThanOrEqual(4);
  });

  it("is the chosen one, or none, for the title that was asked about", () => {
    expect(resolved({ ...unsure, lessonId: near?.id }, unsure.lessonTitle)).toBe(near?.id);
    expect(resolved({ ...unsure, lessonId: "none" }, unsure.lessonTitle)).toBe("none");
    expect(resolved({ ...unsure, lessonId: "none" }, "Another title")).toHaveProperty("data");
    expect(resolved(unsure, unsure.lessonTitle)).toMatchObject({ fields: { lessonId: "lessonRequired" } });
  });

  it("is asked again for an id that is stale or far, with words", () => {
    const stale = { ...unsure, lessonId: "science/p5/no-such-lesson" };
    expect(resolved(stale, unsure.lessonTitle)).toMatchObject({ fields: { lessonId: "lessonUnknown" } });
    expect(resolved(stale, null)).toMatchObject({ fields: { lessonId: "lessonUnknown" } });
    const far = { ...aRebRequest({ subject: "Mathematics" }), lessonId: near?.id };
    expect(resolved(far, null)).toMatchObject({ fields: { lessonId: "lessonFar" } });
    const old = { ...unsure, classLevel: "S6", lessonId: near?.id };
    expect(resolved(old, null)).toMatchObject({ fields: { lessonId: "lessonFar" } });
  });

  it("is nothing for a client that asks nobody, and never anything on a sensitive topic", () => {
    expect(resolved(unsure, null)).toBeUndefined();
    expect(resolved({ ...calm, lessonId: near?.id }, null)).toBeUndefined();
    expect(resolved({ ...calm, lessonId: near?.id }, calm.lessonTitle)).toBeUndefined();
    const { sure: found, near: others } = reb.choices.offer(calm);
    const offered = [...(found ? [found] : []), ...others].map(({ id }) =>
      loadBank().lessons.find((one) => one.id === id),
    );
    for (const lesson of offered) expect(lesson?.sensitive?.topics).toContain("genocide");
  });

  it("is on a sensitive topic the one that was written for it", () => {
    const war = { ...calm, subject: "History", classLevel: "S3", lessonTitle: "Causes of the First World War" };
    expect(reb.choices.isCalm(war)).toBe(true);
    expect(reb.choices.offer(war).sure?.id).toBe(known(war));
    expect(known(war)).toBe("history-and-citizenship/s3/first-world-war");
    expect(reb.choices.refusal(war, known(war) ?? "")).toBeNull();
    expect(reb.choices.refusal(war, "history-and-citizenship/s2/trans-atlantic-slave-trade")).toBe("lessonFar");
  });

  it("is a job sheet for a session", () => {
    const request = { ...aRtbRequest(), topicOfSession: "one-way switch for a lamp", trade: "Electricity" };
    const offer = rtb.choices.offer(request);
    const id = (offer.sure ?? offer.near[0])?.id ?? "";
    expect(withLesson(rtb, { ...request, lessonId: id }, null).lessonId).toBe(id);
  });
});

describe("a choice that a plan keeps", () => {
  it("is what composer, check and tools find, and the plan's page names", () => {
    expect(known({ ...unsure, lessonId: near?.id })).toBe(near?.id);
    expect(known({ ...sure, lessonId: "none" })).toBeNull();
    expect(reb.choices.source({ ...unsure, lessonId: near?.id })).toBe(near?.title);
    expect(reb.choices.source({ ...unsure, lessonId: "none" })).toBeNull();
  });

  it("goes with a title of another topic, and stays where the bank still leads there", () => {
    const plan = reb.draft({ ...unsure, lessonId: near?.id });
    const changed = (lessonTitle: string) => reb.choices.settled(plan, { ...plan, lessonTitle }).lessonId;
    expect(changed("photosynthesis of MOSSES")).toBe(near?.id);
    expect(changed("The mosses and their photosynthesis")).toBe(near?.id);
    expect(changed("The water cycle")).toBeUndefined();
  });

  it("does not outlive its subject, its class or its language", () => {
    for (const other of [{ subject: "Mathematics" }, { classLevel: "S6" }, { language: "fr" }])
      expect(known({ ...unsure, ...other, lessonId: near?.id })).toBeNull();
  });

  it("counts for nothing on a sensitive topic", () => {
    expect(known({ ...calm, lessonId: near?.id })).toBe(known(calm));
    expect(reb.choices.source({ ...calm, lessonId: near?.id })).toBeNull();
    expect(reb.choices.refusal({ ...calm, ...science }, near?.id ?? "")).toBe("lessonFar");
  });
});
