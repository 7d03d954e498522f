// Plain JavaScript, because the server's front, which allows the style by its hash, reads this before anything is built.

/** Shows the field of a code where no script paints its digits. */
export const plainCodeStyle =
  "input[autocomplete=one-time-code]{opacity:1;background:var(--card);border:1px solid var(--input);font-size:1.5rem}";
