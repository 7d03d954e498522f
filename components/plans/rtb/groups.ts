import type { Messages } from "@/lib/i18n/messages";

export type RtbLabels = Messages["rtb"];
