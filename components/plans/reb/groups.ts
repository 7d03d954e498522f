import type reb from "@/messages/en/reb.json";

export type RebLabels = typeof reb;
