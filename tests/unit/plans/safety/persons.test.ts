import { describe, expect, it } from "vitest";
import { needsAmong } from "@/lib/plans/needs/among";
import { sensitiveTopicsIn } from "@/lib/plans/safety/recognition";

describe("a person in the room, named with what she or he lives with", () => {
  it.each([
    ["Hand stitches", "Hand stitches. deaf trainee uses sign language, we have no interpreter"],
    ["Greeting customers", "Greet guests; one trainee has HIV"],
    ["Greeting customers, one trainee stammers and is disabled", ""],
    ["Salutations", "Accueillir. Un apprenant est handicapé"],
    ["Kwakira abakiriya", "Kwakira abakiriya. hari umunyeshuri umwe ufite ubumuga bwo kutumva"],
    ["Kuwapokea wateja", "Kuwapokea wateja. mwanafunzi mmoja ana kigugumizi"],
    ["Kuwapokea wateja", "mwanafunzi mmoja ni kiziwi"],
  ])("is a need, and never the topic: %s / %s", (title, said) => {
    expect(sensitiveTopicsIn([title, said])).toEqual([]);
  });

  it.each([
    ["Inclusive education", "disability"],
    ["Rights of people with disabilities", "disability"],
    ["Living with a disability", "disability"],
    ["A learner with a disability has the same rights", "disability"],
    ["Uburenganzira bw’abantu bafite ubumuga", "disability"],
    ["Haki za watu wenye ulemavu", "disability"],
    ["Les droits des personnes handicapées", "disability"],
    ["Preventing HIV", "hiv"],
  ])("leaves a lesson that is about it as it is: %s", (title, topic) => {
    expect(sensitiveTopicsIn([title])).toContain(topic);
    expect(sensitiveTopicsIn([title, "one trainee is deaf"])).toContain(topic);
  });

  it("is met as a need where it stands among the outcomes of a session; an unknown one is quoted", () => {
    const kinds = (text: string) => needsAmong([], [text]).map(({ kind }) => kind);
    expect(kinds("Hand stitches. deaf trainee uses sign language")).toEqual(["deaf"]);
    expect(kinds("Kuwapokea wateja. mwanafunzi mmoja ana kigugumizi")).toEqual(["speech"]);
    expect(needsAmong([], ["Welding. one trainee has a burn on the hand"])).toHaveLength(1);
    expect(kinds("Learners with disabilities are served; ramps for deaf guests")).toEqual([]);
  });
});
