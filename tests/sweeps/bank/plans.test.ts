import { expect, it } from "vitest";
import { readBank } from "@/scripts/content/files";
import { planFaults, sessionFaults } from "@/scripts/content/plans";

const bank = readBank(".");

it("a plan of each lesson is what an inspector accepts", () => {
  expect(bank.lessons.length).toBeGreaterThan(700);
  expect(planFaults(bank)).toEqual([]);
});

it("a plan of each job sheet is what an inspector accepts", () => {
  expect(bank.sessions.length).toBeGreaterThan(150);
  expect(sessionFaults(bank)).toEqual([]);
});
