import type { FormState } from "@/lib/web/form-state";

/**
 * Runs an act that may ask for a fresh proof of who is there; where it does, the person is asked, and the act runs once
 * more. Who declines gets the refusal. The dialog is fetched only then.
 */
export async function withProof<Data>(run: () => Promise<FormState<Data>>): Promise<FormState<Data>> {
  const answer = await run();
  if (answer.error !== "PROOF_REQUIRED") return answer;
  const { askForProof } = await import("./ask-for-proof");
  return (await askForProof()) ? run() : answer;
}
