import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import type { AssertionAnswer, RegistrationAnswer } from "@/lib/accounts/passkeys/schema";
import type { FormState } from "@/lib/web/form-state";

type BeginCeremony<Options> = () => Promise<FormState<Options>>;

/** What the server refused before the browser was asked for anything. */
function refusal<Data>({ status, message, error }: FormState): FormState<Data> {
  return { status: status === "success" ? "error" : status, message, error };
}

/** Has the browser sign with a passkey and sends the answer. The library comes only now. */
export async function signWithPasskey<Data>(
  begin: BeginCeremony<PublicKeyCredentialRequestOptionsJSON>,
  finish: (answer: AssertionAnswer) => Promise<FormState<Data>>,
): Promise<FormState<Data>> {
  const asked = await begin();
  if (!asked.data) return refusal(asked);
  const { startAuthentication } = await import("@simplewebauthn/browser");
  const { id, rawId, response } = await startAuthentication({ optionsJSON: asked.data });
  return finish({ id, rawId, type: "public-key", clientExtensionResults: {}, response });
}

/** Has the browser make a passkey and sends it. */
export async function makePasskey<Data>(
  begin: BeginCeremony<PublicKeyCredentialCreationOptionsJSON>,
  finish: (answer: RegistrationAnswer) => Promise<FormState<Data>>,
): Promise<FormState<Data>> {
  const asked = await begin();
  if (!asked.data) return refusal(asked);
  const { startRegistration } = await import("@simplewebauthn/browser");
  const { id, rawId, response } = await startRegistration({ optionsJSON: asked.data });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  const made = { clientDataJSON, attestationObject, transports };
  return finish({ id, rawId, type: "public-key", clientExtensionResults: {}, response: made });
}
