import type { NeedKind } from "../../../needs/constants";

/** Other kinds whose adaptation serves a need as well; never low vision for who is blind. */
const wider: Partial<Record<NeedKind, readonly NeedKind[]>> = {
  visual: ["lowVision", "blind"],
  lowVision: ["visual"],
  blind: ["visual"],
  hearing: ["deaf", "hardOfHearing", "lipReading"],
  deaf: ["hearing", "lipReading"],
  hardOfHearing: ["hearing", "lipReading"],
  lipReading: ["hearing", "deaf", "hardOfHearing"],
  physical: ["wheelchair", "hand"],
  wheelchair: ["physical"],
  hand: ["physical"],
  dyslexia: ["slow"],
  dyscalculia: ["slow", "dyslexia"],
  slow: ["dyslexia", "dyscalculia", "intellectual"],
  pregnancy: ["motherhood"],
  motherhood: ["pregnancy"],
  trauma: ["bereaved"],
  bereaved: ["trauma"],
};

/** The kinds of need of which one must be named for an adaptation to serve this one. */
export function servingKinds(kind: NeedKind): readonly NeedKind[] {
  return [kind, ...(wider[kind] ?? [])];
}
