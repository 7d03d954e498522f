import type { Figure } from "./figure";

export function percent(value: number): string {
  return `${(value * 100).toFixed(1)} %`;
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

export const figureHead = ["What", "Measured", "Over", "Target", ""];

export function figureRow({ name, value, of, target }: Figure): string[] {
  return [name, percent(value), String(of), `≥ ${percent(target)}`, value >= target ? "met" : "**not met**"];
}
