import { z } from "zod";
import { fieldBounds } from "../constants";
import { planTarget, quickInput } from "../schema";

const { kind } = planTarget.shape;
const number = z.number({ error: "version" }).int("version").min(1, "version").max(2_147_483_647, "version");

/** `stay` asks for the new plan's id instead of a redirect: the page has something to tidy up first. */
const stay = z.preprocess((value) => value === true, z.boolean());

/** The title for which the form asked which lesson is meant. */
const lessonFor = z.string().max(fieldBounds.text).default("");

export const planCreation = z.looseObject({ kind, stay, lessonFor });
export const quickCreation = quickInput.extend({ kind, stay, lessonFor });

export const planChange = planTarget.extend({
  version: number,
  reason: z.enum(["saved", "autosaved"], { error: "invalid" }),
  fields: z.record(z.string(), z.unknown()),
});

export const versionPlace = planTarget.extend({ version: number });
export const versionRestoring = versionPlace.extend({ current: number });
