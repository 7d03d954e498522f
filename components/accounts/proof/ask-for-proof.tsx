import { createRoot } from "react-dom/client";
import { openProofAction } from "@/lib/accounts/proof/actions";
import { answerOf, idle } from "@/lib/web/form-state";
import { ProofDialog } from "./proof-dialog";

/** Shows the dialog over whatever is open; whether the person proved to be there. */
export async function askForProof(): Promise<boolean> {
  const opened = await answerOf(openProofAction(idle, {}));
  const data = opened?.data;
  if (!data) return false;
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const proven = await new Promise<boolean>((decide) => {
    root.render(<ProofDialog {...data} onDecided={decide} />);
  });
  root.unmount();
  place.remove();
  return proven;
}
