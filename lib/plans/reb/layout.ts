import type { DocumentModel, Letterhead } from "@/lib/documents/model";
import type { RebContent } from "./schema";

export function layoutReb(content: RebContent, letterhead: Letterhead): DocumentModel {
  return { title: content.lessonTitle, language: content.language, letterhead, blocks: [], footer: "" };
}
