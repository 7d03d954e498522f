import { MenuChoice, MenuChoices, MenuItem, MenuLink, MenuSeparator } from "@/components/ui/menu/menu-item";
import { toast } from "@/components/ui/toast/toast";
import { words } from "./words";

const choices = [words.entries.view, words.entries.copy];

type ChoiceEntriesProps = { chosen: string; onChoose: (value: string) => void };

/** Choices of which one is taken, and a link. */
export function ChoiceEntries({ chosen, onChoose }: ChoiceEntriesProps) {
  return (
    <>
      <MenuChoices value={chosen} onChoose={onChoose}>
        {choices.map((choice) => (
          <MenuChoice key={choice} value={choice}>
            {choice}
          </MenuChoice>
        ))}
      </MenuChoices>
      <MenuSeparator />
      <MenuLink href="#top">{words.title}</MenuLink>
    </>
  );
}

/** What a row's menu holds. */
export function RowEntries() {
  const { view, copy, remove, off } = words.entries;
  return (
    <>
      <MenuItem onChoose={() => toast.info(view)}>{view}</MenuItem>
      <MenuItem onChoose={() => toast.info(copy)}>{copy}</MenuItem>
      <MenuItem disabled>{off}</MenuItem>
      <MenuSeparator />
      <MenuItem tone="destructive" onChoose={() => toast.info(remove)}>
        {remove}
      </MenuItem>
    </>
  );
}
