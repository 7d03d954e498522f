import { existsSync, readFileSync } from "node:fs";
import { bankFile } from "@/lib/bank/constants";
import { drawingName } from "@/lib/bank/rules";
import type { Bank as Compiled } from "@/lib/bank/types";
import type { Drawing } from "@/lib/documents/drawing";
import { DrawingFault } from "./drawing-fault";
import { readDrawing } from "./drawings";
import { diagramPath, type Bank, type Fault } from "./files";
import { fingerprint, strangeCharacters, withPicture } from "./pictures";

/** Drawings of the last compilation by what they look like; making their pictures takes longer than all the rest. */
function drawnBefore(): Map<string, Drawing> {
  if (!existsSync(bankFile)) return new Map();
  const { drawings = {} } = JSON.parse(readFileSync(bankFile, "utf8")) as Partial<Compiled>;
  const all = Object.values(drawings).filter((drawing) => drawing !== undefined);
  return new Map(all.map((drawing) => [fingerprint(shapesOf(drawing)), drawing]));
}

function shapesOf({ width, height, shapes }: Omit<Drawing, "png">): Omit<Drawing, "png"> {
  return { width, height, shapes };
}

/** The drawing in a file. @throws DrawingFault saying why it cannot be taken. */
export async function drawingIn(path: string, known: ReadonlyMap<string, Drawing> = new Map()): Promise<Drawing> {
  if (!existsSync(path)) throw new DrawingFault("is not there");
  const drawn = readDrawing(readFileSync(path, "utf8"));
  const strange = await strangeCharacters(drawn);
  if (strange.length > 0) throw new DrawingFault(`has labels that cannot be printed: ${strange.join(" ")}`);
  return known.get(fingerprint(drawn)) ?? (await withPicture(drawn));
}

/** All drawings that entries name, and what is wrong with the others. */
export async function readDrawings(
  root: string,
  { lessons, sessions }: Bank,
): Promise<{ drawings: Record<string, Drawing>; faults: Fault[] }> {
  const known = drawnBefore();
  const drawings: Record<string, Drawing> = {};
  const faults: Fault[] = [];
  for (const { file, content, lineOf } of [...lessons, ...sessions]) {
    for (const [index, diagram] of content.diagrams.entries()) {
      const name = drawingName(content, diagram.file);
      try {
        drawings[name] ??= await drawingIn(diagramPath(root, file, diagram.file), known);
      } catch (error) {
        if (!(error instanceof DrawingFault)) throw error;
        faults.push({ file, line: lineOf(["diagrams", index]), message: `${diagram.file} ${error.message}` });
      }
    }
  }
  return { drawings, faults };
}
