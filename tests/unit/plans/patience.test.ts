import { describe, expect, it } from "vitest";
import { findLesson, findSession } from "@/lib/bank/queries";
import { readDescription } from "@/lib/plans/kinds/reb/description/description";
import { findNeeds } from "@/lib/plans/needs/needs";
import { withRoomApart } from "@/lib/plans/needs/room";
import { sensitiveTopicsIn } from "@/lib/plans/safety/recognition";
import { withOfficialWording } from "@/lib/plans/safety/wording";
import { tidyTitle } from "@/lib/plans/text/titles";

// Twice as long as anybody may type: what grows with the square of a text ends in the time limit.
const length = 4_000;
const patience = 120_000;

const pieces = [
  "a",
  " ",
  "- ",
  ", ",
  "(",
  "1 ",
  "of ",
  "to ",
  "the ",
  "ku ",
  "n'",
  "'s ",
  "w/ ",
  "a: ",
  "\n",
  "e\u0301",
].concat(
  [
    "2 blind ",
    "deaf and ",
    "45 learners with ",
    "tomorrow ",
    "monday, ",
    "30 november ",
    "1/2/2026 ",
    "P4 ",
    "40 min ",
  ],
  [
    "start with a story ",
    "then role play ",
    "role play, ",
    "lesson on ",
    "isomo ku ",
    "do not ask ",
    "genocide ",
    "1994 ",
    "fractoins ",
    "2 lerners ",
  ],
);

describe("a typed sentence twice as long as one may be", { timeout: patience }, () => {
  it.each(pieces)("of nothing but %j is read without holding anybody up", (piece) => {
    const text = `${piece.repeat(length).slice(0, length - 1)}!`;
    const steps = { introductionTeachingActivities: text, developmentTeachingActivities: text };
    const place = { location: "", ...steps, conclusionTeachingActivities: text };
    expect(readDescription(text).title.length).toBeLessThanOrEqual(281);
    expect(findNeeds(text).learners.length).toBeLessThan(40);
    expect(withRoomApart({ specialNeeds: text, ...place }).specialNeeds.length).toBeLessThanOrEqual(length);
    sensitiveTopicsIn([text], [text]);
    withOfficialWording(text);
    tidyTitle(text, "en");
    expect(findLesson({ language: "en", subject: text, className: text, title: text }).near.length).toBeLessThan(10);
    expect(findSession({ language: "en", trade: text, title: text }).near.length).toBeLessThan(10);
  });
});
