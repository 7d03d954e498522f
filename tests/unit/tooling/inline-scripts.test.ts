import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { inlineScriptsFile, inlineScriptsText } from "@/scripts/lib/inline-script-bundles.mjs";
import * as scripts from "@/server/pages/inline-scripts.mjs";

it("the inline scripts are what their sources say, or npm run inline-scripts is due", async () => {
  expect(readFileSync(inlineScriptsFile, "utf8")).toBe(await inlineScriptsText());
});

it("no inline script ends the element that it stands in", () => {
  expect(Object.values(scripts).filter((text) => /<\/script|<!--/i.test(text))).toEqual([]);
});
