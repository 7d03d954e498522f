import { describe, expect, it } from "vitest";
import { aRtbRequest } from "@/db/seed/makers";
import { loadBank } from "@/lib/bank/queries";
import { planLanguages } from "@/lib/core/language";
import { needsAmong } from "@/lib/plans/needs/among";
import { composeRtb } from "@/lib/plans/kinds/rtb/composer";
import { inspectRtb } from "@/lib/plans/kinds/rtb/inspection";
import { rtbBrief } from "@/lib/plans/kinds/rtb/schema";

const open = { moduleTitle: "", learningOutcomes: "", indicativeContent: "", range: "" };

function composed(given: object) {
  const request = rtbBrief.parse({ ...aRtbRequest(), ...open, ...given });
  return composeRtb({ request, background: { module: null }, seed: 1 });
}

describe("a session whose trainer names needs", () => {
  it.each([
    ["topicOfSession", "Welding a butt joint, 25 trainees, 2 deaf", /the 2 trainees who are deaf/i, /agreed signs/],
    [
      "facilitationTechniques",
      "Demonstration\nOne trainee in a wheelchair",
      /the trainee who uses a wheelchair/i,
      /reach/,
    ],
    ["className", "SOD L4 (1 with epilepsy)", /the trainee with epilepsy/i, /In a seizure: stay calm/],
    ["range", "Pipes of 20 mm; some trainees are blind", /trainees who are blind/i, /no current is on/],
  ])("has what is done for them: %s, %s", (...[field, text, who, act]) => {
    const plan = composed({ [field]: text });
    expect(plan.step1TrainerActivity).toMatch(who);
    expect(plan.step1TrainerActivity).toMatch(act);
    expect(plan.step1LearnerActivity).toMatch(who);
    expect(plan.step1Resources).toMatch(who);
    expect(Object.values(plan).join("\n")).not.toMatch(/\{\w+\}/);
  });

  it.each(planLanguages)("in the language and the words of its form: %s", (language) => {
    const without = composed({ language });
    const plan = composed({ language, range: "2 deaf, 1 blind" });
    const added = plan.step1TrainerActivity.slice(without.step1TrainerActivity.length);
    expect(plan.step1TrainerActivity.startsWith(without.step1TrainerActivity)).toBe(true);
    expect(added.trim().split("\n")).toHaveLength(2);
    expect(added).not.toMatch(/\{\w+\}|\blearner|umunyeshuri|abanyeshuri/);
    expect(plan.assessment.length).toBeGreaterThan(without.assessment.length);
  });

  it("quotes what nobody knows, in a session of the bank, a frame and a calm one", () => {
    const [sheet] = loadBank().sessions.filter(({ language }) => language === "en");
    const range = "1 trainee with a special need: porphyria";
    const request = rtbBrief.parse({ ...aRtbRequest(), ...open, topicOfSession: sheet?.titles.en?.[0] ?? "", range });
    const known = composeRtb({ request, background: { module: null, sheet }, seed: 1 });
    for (const plan of [known, composed({ range }), composed({ topicOfSession: "HIV and AIDS", range })])
      expect(plan.step1TrainerActivity).toContain("porphyria");
  });

  it("is checked no worse than without", () => {
    const score = (given: object) => inspectRtb(composed(given), { module: null }).score;
    expect(score({ range: "2 deaf, 1 in a wheelchair" })).toBeGreaterThanOrEqual(score({}));
  });
});

describe("needs among other things", () => {
  it.each([
    "Building 2 wheelchair ramps",
    "Serve deaf guests",
    "Sign language for 3 deaf customers",
    "Trainees serve guests who are blind",
    "Welding, 25 trainees",
    "Session 2: blind corners",
    "Installing 2 blind flanges",
    "25 trainees with 4 blind rivets each",
    "One trainee welds 3 blind flanges",
    "Each student turns 2 deaf nuts and 1 left-hand thread",
    "10 apprenants et 4 rivets aveugles",
    "3 arms",
    "4 legs",
    "2 boîtes",
    "1 boîte",
    "1 igare",
  ])("are no work: %s", (text) => expect(needsAmong([text])).toEqual([]));

  it.each([
    ["2 deaf", "deaf", 2],
    ["1 blind trainee sets the rivets", "blind", 1],
    ["2 trainees with one hand", "hand", 2],
    ["One trainee is epileptic", "epilepsy", 1],
    ["Soudure; 1 apprenant sourd", "deaf", 1],
    ["Gusudira, abahugurwa 2 batumva", "deaf", 2],
    ["Kuchomelea, wanagenzi 2 viziwi", "deaf", 2],
  ])("are told by number or by who they are of: %s", (text, kind, count) =>
    expect(needsAmong([text])).toMatchObject([{ kind, count }]),
  );
});
