import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { coverage } from "@/scripts/content/coverage";
import { readDrawings } from "@/scripts/content/compile";
import { readBank } from "@/scripts/content/files";
import { neighbourFaults } from "@/scripts/content/neighbours";
import { questionsOf } from "@/scripts/content/questions";
import { entryFaults } from "@/scripts/content/rules";

const lessonFile = "content/lessons/mathematics/s2/quadratics-by-factorising.yaml";
const sheetFile = "content/sessions/domestic-electricity/two-way-switch.yaml";
let root = "";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "isomo-bank-"));
  for (const file of [lessonFile, sheetFile, sheetFile.replace(".yaml", ".svg")]) cpSync(file, join(root, file));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function change(file: string, from: string | RegExp, to: string): void {
  const path = join(root, file);
  const text = readFileSync(path, "utf8");
  expect(text).toMatch(from);
  writeFileSync(path, text.replace(from, to));
}

function faults(): string[] {
  const bank = readBank(root);
  return [...bank.faults, ...entryFaults(bank), ...neighbourFaults(bank)].map(({ message }) => message);
}

describe("the check of the content bank", () => {
  it("has nothing to say of the model entries", () => {
    expect(faults()).toEqual([]);
  });

  it("finds a wrong answer", () => {
    change(lessonFile, "roots x^2-9x+20: 4, 5", "roots x^2-9x+20: 4, 6");
    expect(faults().join("\n")).toContain("not zero");
  });

  it.each([
    { fault: "a field that nobody knows", from: "objective:", to: "aim: x\nobjective:", message: "aim" },
    {
      fault: "a path that is not the id",
      from: "id: mathematics/s2/quadratics-by-factorising",
      to: "id: mathematics/s2/other",
      message: "the path says",
    },
    {
      fault: "a number that nothing proves",
      from: /, check: "roots x\^2\+7x\+10: -2, -5"|\n\s+check: "roots x\^2\+7x\+10: -2, -5"/,
      to: "",
      message: "prove it",
    },
    {
      fault: "work handed back to the teacher",
      from: "Give the table of factor pairs ready made",
      to: "Give relevant examples",
      message: "says nothing",
    },
    {
      fault: "a text that is not there",
      from: "Give the table of factor pairs",
      to: "Read the story below; give factor pairs",
      message: "readings: has none",
    },
    {
      fault: "a lesson before that does not exist",
      from: "objective:",
      to: "before: [mathematics/s1/nothing]\nobjective:",
      message: "there is no",
    },
    { fault: "broken YAML", from: "hook: >-", to: "hook: [", message: "Flow sequence" },
  ])("finds $fault", ({ from, to, message }) => {
    change(lessonFile, from, to);
    expect(faults().join("\n")).toContain(message);
  });

  it("knows the same lesson in a second language by the name of its file", () => {
    cpSync(join(root, lessonFile), join(root, lessonFile.replace(".yaml", ".fr.yaml")));
    expect(faults().join("\n")).toContain("language: the file says fr");
    change(lessonFile.replace(".yaml", ".fr.yaml"), "language: en", "language: fr");
    expect(readBank(root).faults).toEqual([]);
  });

  it("asks every question and tells no answer", () => {
    const { lessons, sessions } = readBank(root);
    const asked = [...lessons, ...sessions].map(({ content }) => questionsOf(content)).join("\n");
    expect(asked).toContain("Solve x² + 7x + 10 = 0.");
    expect(asked).toContain("Why must the line and not the neutral be switched?");
    expect(asked).not.toContain("x = -2 or x = -5");
    expect(asked).not.toContain("holder stays live");
  });

  it("reads the entries that somebody writes, not the others", () => {
    change(sheetFile, /\nprocedure:/, "\nprocedures:");
    expect(readBank(root, "mathematics/s2/")).toMatchObject({
      lessons: [{ file: lessonFile }],
      sessions: [],
      faults: [],
    });
    expect(readBank(root).faults).not.toEqual([]);
  });

  it("finds exercises that stay on one level", () => {
    change(lessonFile, /level: (remember|analyse|evaluate|create)/g, "level: apply");
    expect(faults().join("\n")).toContain("fewer than three levels");
  });

  it("finds a drawing that is missing or could do something", async () => {
    const undrawn = async () => (await readDrawings(root, readBank(root))).faults.map(({ message }) => message).join();
    expect(await undrawn()).toBe("");
    change(sheetFile, "two-way-switch.svg", "other.svg");
    expect(await undrawn()).toContain("other.svg is not there");
    change(sheetFile, "other.svg", "two-way-switch.svg");
    change(sheetFile.replace(".yaml", ".svg"), "</svg>", "<script>1</script></svg>");
    expect(await undrawn()).toContain("<script> is no shape or text");
  });

  it("finds a copy and a title that leads to two lessons", () => {
    const copy = lessonFile.replace("quadratics-by-factorising", "quadratics-again");
    cpSync(join(root, lessonFile), join(root, copy));
    change(copy, "quadratics-by-factorising", "quadratics-again");
    expect(faults().join("\n")).toMatch(/leads to mathematics[\s\S]*% stands in/);
  });

  it("counts what is there by class and trade, and what nobody has read", () => {
    change(lessonFile, /\nreview:[\s\S]*$/, "\n");
    expect(coverage(readBank(root))).toMatch(
      /\| Mathematics \|.*\| 1 \| 1 \|[\s\S]*\| Domestic Electricity \| 1 \| 0 \|/,
    );
  });
});
