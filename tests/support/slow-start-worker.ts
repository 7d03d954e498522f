// A module that takes long to load, as one does in a thread that has just been made on a busy machine.
const patience = performance.now() + 400;
while (performance.now() < patience);

export function short(text: string): string {
  return text.toUpperCase();
}
