import { z } from "zod";

const encoded = z.string().max(20_000);
const shared = {
  id: z.string().min(1).max(1_500),
  rawId: z.string().min(1).max(1_500),
  type: z.literal("public-key"),
  clientExtensionResults: z.object({}).default({}),
};

/** What a browser makes of a new key; its content is the library's to judge. */
export const registrationAnswer = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: encoded,
    attestationObject: encoded,
    transports: z.array(z.string().max(30)).max(10).default([]),
  }),
});
export type RegistrationAnswer = z.infer<typeof registrationAnswer>;

/** What a key has signed. */
export const assertionAnswer = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: encoded,
    authenticatorData: encoded,
    signature: encoded,
    userHandle: z.string().max(200).optional(),
  }),
});
export type AssertionAnswer = z.infer<typeof assertionAnswer>;

const next = z.string().max(500).optional().catch(undefined);

export const registrationInput = z.object({ answer: registrationAnswer });
export const assertionInput = z.object({ answer: assertionAnswer, next });
export const passkeyChoice = z.object({ id: z.string().min(1).max(1_500) });
