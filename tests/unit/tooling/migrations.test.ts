import { readdirSync, readFileSync } from "node:fs";
import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import { expect, it } from "vitest";
import * as schema from "@/db/schema";

const folder = "db/migrations/meta";

it("the migrations make all that db/schema says: nothing is left to generate", async () => {
  const last =
    readdirSync(folder)
      .filter((name) => name.endsWith("_snapshot.json"))
      .sort()
      .at(-1) ?? "";
  const made: ReturnType<typeof generateDrizzleJson> = JSON.parse(readFileSync(`${folder}/${last}`, "utf8"));
  expect(await generateMigration(made, generateDrizzleJson(schema, made.id))).toEqual([]);
});
