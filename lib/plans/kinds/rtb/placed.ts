import type { Session } from "@/lib/bank/schema";
import { titleKey, topicWords } from "@/lib/bank/search/vocabulary/words";
import { getModule, listModules } from "@/lib/curriculum/queries";
import type { CurriculumModule, ListedModule } from "@/lib/curriculum/types";
import { isFilled } from "../../text/wording";
import type { RtbRequest } from "./schema";

type Outcome = CurriculumModule["outcomes"][number];

function isNamedBy({ code, title }: ListedModule, moduleTitle: string): boolean {
  const isCoded = code !== "" && moduleTitle.toUpperCase().includes(code);
  return isCoded || titleKey(title) === titleKey(moduleTitle);
}

/** The one module of the trade that a request names, else the one that its job sheet serves; null where several are. */
async function moduleOf({ moduleTitle, trade }: RtbRequest, sheet: Session | null): Promise<CurriculumModule | null> {
  const own = isFilled(trade) ? trade : (sheet?.trade ?? "");
  if (!isFilled(own)) return null;
  const listed = await listModules(own);
  const modules = listed.filter(({ confirmed, origin }) => confirmed && origin !== "teachers");
  const codes = new Set(sheet?.modules ?? []);
  const fits = (module: ListedModule) =>
    isFilled(moduleTitle) ? isNamedBy(module, moduleTitle) : codes.has(module.code);
  const [only, ...others] = modules.filter(fits);
  return only && others.length === 0 ? getModule(only.id) : null;
}

function shared(text: string, topic: ReadonlySet<string>): number {
  return new Set(topicWords(text).filter((word) => topic.has(word))).size;
}

/** The outcome that speaks of the session's topic more than any other; null where none clearly does. */
function outcomeOf({ outcomes }: CurriculumModule, topic: ReadonlySet<string>): Outcome | null {
  const rated = outcomes
    .filter(({ origin }) => origin !== "teachers")
    .map((outcome) => ({ outcome, words: shared([outcome.title, ...(outcome.content ?? [])].join(" "), topic) }))
    .sort((a, b) => b.words - a.words);
  const [best, next] = rated;
  return best && best.words > 0 && best.words > (next?.words ?? 0) ? best.outcome : null;
}

/**
 * A request with the module of its job sheet, and the outcome and range that the session serves, where its trainer left them open
 * and the published curriculum says them clearly. What the trainer typed stays.
 */
export async function placedSession(request: RtbRequest, sheet: Session | null): Promise<RtbRequest> {
  const { learningOutcomes, range, moduleTitle, topicOfSession } = request;
  if ([learningOutcomes, range, moduleTitle].every(isFilled)) return request;
  const served = await moduleOf(request, sheet);
  if (!served) return request;
  const titles = Object.values(sheet?.titles ?? {}).flatMap(([title]) => title ?? []);
  const topic = new Set([topicOfSession, ...titles].flatMap(topicWords));
  const outcome = outcomeOf(served, topic);
  const within = (outcome?.content ?? []).filter((line) => shared(line, topic) > 0);
  return {
    ...request,
    moduleTitle: isFilled(moduleTitle) ? moduleTitle : [served.code, served.title].filter(Boolean).join(" "),
    learningOutcomes: isFilled(learningOutcomes) ? learningOutcomes : (outcome?.title ?? ""),
    range: isFilled(range) ? range : within.join("\n"),
  };
}
