// Data directories of the embedded engine as a first start leaves them; making one costs seconds, copying one none.
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openEmbedded } from "@/db";
import { embeddedTemplate, embeddedTemplatePath } from "./database-template";

/** The files of a database as they lie in a directory, of this run or of one before. */
async function unpackedTemplate(): Promise<string> {
  const template = await embeddedTemplate();
  const path = embeddedTemplatePath().replace(/\.tar$/, ".directory");
  if (existsSync(path)) return path;
  const draft = mkdtempSync(join(tmpdir(), "isomo-template-"));
  const made = await openEmbedded(draft, template);
  await made.close();
  const whole = `${path}.${process.pid}`;
  cpSync(draft, whole, { recursive: true });
  rmSync(draft, { recursive: true, force: true });
  // Under its name only when it is whole; another process may have been faster.
  try {
    renameSync(whole, path);
  } catch (error) {
    rmSync(whole, { recursive: true, force: true });
    if (!existsSync(path)) throw error;
  }
  return path;
}

/** A new directory to be the `DATA_DIR` of a product: migrated and seeded, empty of people. The caller removes it. */
export async function aDataDirectory(): Promise<string> {
  const directory = mkdtempSync(join(tmpdir(), "isomo-data-"));
  cpSync(await unpackedTemplate(), join(directory, "postgres"), { recursive: true });
  return directory;
}
