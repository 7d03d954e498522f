"use client";

import { useState } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { ConfirmDialog } from "@/components/ui/dialog/confirm-dialog";
import { Dialog } from "@/components/ui/dialog/dialog";
import { Menu, menuEntries } from "@/components/ui/menu/menu";
import { toast } from "@/components/ui/toast/toast";
import { Tooltips } from "@/components/ui/tooltip/tooltip";
import { words } from "./words";

const look = buttonVariants({ variant: "outline" });
const toasts = ["success", "error", "info", "warning"] as const;
const entries = menuEntries(() => import("./entries").then((module) => module.ChoiceEntries));

/** Dialogs, a menu, a tip and toasts. */
export function Overlays() {
  const [open, setOpen] = useState<"dialog" | "sheet" | "question" | null>(null);
  const [chosen, setChosen] = useState<string>(words.entries.view);
  const close = () => setOpen(null);
  const { dialog, sheet, question } = words;
  const names = { dialog, sheet, question: question.title };
  return (
    <div className="flex flex-wrap gap-3">
      {(["dialog", "sheet", "question"] as const).map((name) => (
        <button key={name} type="button" aria-haspopup="dialog" className={look} onClick={() => setOpen(name)}>
          {names[name]}
        </button>
      ))}
      <Menu
        label={words.menu}
        trigger={words.menu}
        triggerClass={look}
        entries={entries}
        given={{ chosen, onChoose: setChosen }}
      />
      <button type="button" data-tip={words.tip} className={look}>
        {words.press}
      </button>
      {toasts.map((kind) => (
        <button key={kind} type="button" className={look} onClick={() => toast[kind](words.toasts[kind])}>
          {words.toasts[kind]}
        </button>
      ))}
      <Dialog
        open={open === "dialog" || open === "sheet"}
        sheet={open === "sheet"}
        onClose={close}
        title={dialog}
        description={words.sentence}
        closeLabel={question.cancel}
      >
        {words.hint}
      </Dialog>
      <ConfirmDialog
        open={open === "question"}
        onClose={close}
        tone="destructive"
        labels={question}
        onConfirm={close}
      />
      <Tooltips />
    </div>
  );
}
