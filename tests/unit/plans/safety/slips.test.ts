import { describe, expect, it } from "vitest";
import { sensitiveTopicsIn } from "@/lib/plans/safety/recognition";

describe("misspelt words", () => {
  it.each([
    ["slav market in zanzibar", "slavery"],
    ["bad tuch and good touch", "abuse"],
    ["games for a wheel chair user", "disability"],
    ["la maltrétance des enfants", "abuse"],
    ["maisha ya mkimbzi", "war"],
  ])("are known by the words beside them or by a slip: %s", (title, topic) => {
    expect(sensitiveTopicsIn([title])).toContain(topic);
  });

  it.each([
    "Sleeves and collars",
    "We touch wood and much glass",
    "Slate and salt trade",
    "The mortar market",
    "Chair and wheel",
  ])("are not made of ordinary ones: %s", (title) => {
    expect(sensitiveTopicsIn([title])).toEqual([]);
  });
});

describe("things that are named together", () => {
  it.each([
    ["What happened on our hill in those hundred days", "genocide"],
    ["My sister is not coming back anymore", "death"],
    ["The boys behind the school who sniff something", "substances"],
    ["Client invites the waitress after work alone", "abuse"],
    ["She reads with her fingers", "disability"],
  ])("tell a topic: %s", (title, topic) => {
    expect(sensitiveTopicsIn([title])).toContain(topic);
  });

  it.each([
    "A hundred days of saving at school",
    "The customer comes back to the shop",
    "Smoke fish with green leaves",
    "Client asks the waitress for the menu",
    "We count with our fingers",
  ])("are not taken from ordinary lessons: %s", (title) => {
    expect(sensitiveTopicsIn([title])).toEqual([]);
  });
});

describe("idioms and the language of workshops", () => {
  it.each([
    "Orphaned accounts on the server",
    "Mort de faim et mort de rire",
    "Silent letters: tomb, comb",
    "Nahau: kufa moyo",
    "Scared to death: idioms",
  ])("name no topic: %s", (title) => {
    expect(sensitiveTopicsIn([title])).toEqual([]);
  });

  it.each([
    "Orphans in our village",
    "La mort d'un ami",
    "Visiting the tomb of my uncle",
    "Kifo cha bibi",
    "Death of a parent",
  ])("leave the topic where it is meant: %s", (title) => {
    expect(sensitiveTopicsIn([title])).toEqual(["death"]);
  });
});
