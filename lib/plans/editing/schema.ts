import { z } from "zod";
import { planKindNames } from "../kind";
import { quickInput } from "../schema";

const kind = z.enum(planKindNames, { error: "invalid" });
const number = z.coerce.number({ error: "version" }).int("version").min(1, "version").max(2_147_483_647, "version");

export const planPlace = z.object({ kind, id: number });

/** `stay` asks for the new plan's id instead of a redirect: the page has something to tidy up first. */
const stay = z.preprocess((value) => value === true, z.boolean());

export const planCreation = z.looseObject({ kind, stay });
export const quickCreation = quickInput.extend({ kind, stay });

export const planChange = planPlace.extend({
  version: number,
  reason: z.enum(["saved", "autosaved"], { error: "invalid" }),
  fields: z.record(z.string(), z.unknown()),
});

export const versionPlace = planPlace.extend({ version: number });
export const versionRestoring = versionPlace.extend({ current: number });
