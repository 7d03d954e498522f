import { Alert } from "@/components/ui/alert";
import type { Neighbours } from "@/lib/bank/types";
import { interpolate } from "@/lib/core/interpolate";
import type { Messages } from "@/lib/i18n/messages";

type BankNoticeProps = {
  neighbours: Neighbours | null;
  messages: Pick<Messages, "editor" | "reb">;
};

/** Says plainly that the content of a plan is left to its teacher, and what lies next to its topic. */
export function BankNotice({ neighbours, messages }: BankNoticeProps) {
  if (!neighbours) return null;
  const { elsewhere, near } = neighbours;
  const labels = messages.editor.bank;
  return (
    <Alert tone="info" title={labels.title}>
      <p>{labels.text}</p>
      {elsewhere ? (
        <p className="mt-2">
          {interpolate(labels.elsewhere, { ...elsewhere, language: messages.reb.languages[elsewhere.language] })}
        </p>
      ) : null}
      {near.length > 0 ? (
        <>
          <p className="mt-2">{labels.near}</p>
          <ul className="mt-1 list-disc ps-5">
            {near.map(({ title }) => (
              <li key={title}>{title}</li>
            ))}
          </ul>
        </>
      ) : null}
    </Alert>
  );
}
