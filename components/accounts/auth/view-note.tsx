import { Alert } from "@/components/ui/alert";
import { noteName, type NoteName } from "./modes";
import { errorText, type ErrorTexts } from "./sign-in-errors";
import type { AuthTexts } from "./types";

/** Notes on what did not go as it should. */
const warnings: ReadonlySet<NoteName> = new Set(["unverified", "unsent"]);

type ViewNoteProps = { note: string | null; error: string | null; texts: AuthTexts["accounts"]; errors: ErrorTexts };

/** What the view before, or signing in elsewhere, wants said above this one. */
export function ViewNote({ note: named, error, texts, errors }: ViewNoteProps) {
  const note = noteName(named);
  return (
    <>
      {note ? <Alert tone={warnings.has(note) ? "warning" : "success"}>{texts.notes[note]}</Alert> : null}
      {error === null ? null : (
        <Alert tone="error" title={texts.login.failed}>
          {errorText(errors, error)}
        </Alert>
      )}
    </>
  );
}
