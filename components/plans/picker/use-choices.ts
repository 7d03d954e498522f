import { useEffect, useState } from "react";
import type { Choice, PickedValues, PickerStep } from "./types";

/** The choices of a step; null until they are there. */
export function useChoices(step: PickerStep, read: () => PickedValues) {
  const [turn, setTurn] = useState(0);
  const [answer, setAnswer] = useState<{ choices: Choice[] | null; failed: boolean }>({ choices: null, failed: false });
  const [values] = useState(read);

  useEffect(() => {
    let open = true;
    function show(choices: Choice[], failed: boolean) {
      if (open) setAnswer({ choices, failed });
    }
    step.list(values).then(
      (choices) => show(choices, false),
      () => show([], true),
    );
    return () => {
      open = false;
    };
  }, [step, values, turn]);
  return {
    ...answer,
    retry() {
      setAnswer({ choices: null, failed: false });
      setTurn((before) => before + 1);
    },
  };
}
