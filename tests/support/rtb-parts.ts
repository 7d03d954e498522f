import { aRtbRequest } from "@/db/seed/makers";
import type { PlanLanguage } from "@/lib/core/language";
import { letterheadInput } from "@/lib/headers/letterhead/schema";
import { composeRtb } from "@/lib/plans/kinds/rtb/composer";
import { letterheadRtb } from "@/lib/plans/kinds/rtb/layout/letterhead";
import { fieldBounds } from "@/lib/plans/constants";
import { rtbContent, rtbRequest, type RtbContent } from "@/lib/plans/kinds/rtb/schema";
import { makePng } from "./png";

/** A session plan as it is written without a model. */
export function aComposedSession(language: PlanLanguage, numberOfSteps = 4): RtbContent {
  const request = rtbRequest.parse(aRtbRequest({ language, numberOfSteps, duration: 80 }));
  return { ...composeRtb({ request, background: { module: null }, seed: 3 }), reflection: "Reflection" };
}

/** Names of the texts of a plan, without its language. */
export const textNames = (Object.keys(rtbContent.parse({})) as (keyof RtbContent)[]).filter(
  (name) => name !== "language" && typeof rtbContent.parse({})[name] === "string",
);

/** A plan whose every text is as long as it may be and can be told from the others. */
export function theLongestSession(language: PlanLanguage): RtbContent {
  const words = "abcdefghij klmnopqr ".repeat(fieldBounds.text / 20);
  const texts = textNames.map((name) => [name, `<${name}>${words}`.slice(0, fieldBounds.text - 1) + "§"]);
  return rtbContent.parse({ ...Object.fromEntries(texts), language, numberOfSteps: 5, duration: 480 });
}

const values = letterheadInput.parse({
  district: "Gasabo",
  sector: "Kimironko",
  schoolName: "TSS Kimironko",
  schoolAddress: "KG 11 Ave",
  schoolPhone: "0788 000 000",
  schoolEmail: "info@tss.rw",
  additionalInfo: "Skills first\nP.O. Box 7",
});

/** The school's letterhead in a language, with a logo or without. */
export function aLetterhead(language: PlanLanguage, withLogo: boolean) {
  const logo = withLogo ? { png: makePng(80, 40), width: 80, height: 40 } : null;
  return letterheadRtb({ values, logo }, language);
}
