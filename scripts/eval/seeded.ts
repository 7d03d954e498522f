import { inspectReb } from "@/lib/plans/kinds/reb/inspection";
import { inspectRtb } from "@/lib/plans/kinds/rtb/inspection";
import type { PlanLanguage } from "@/lib/core/language";
import { otherLanguage, type Defect } from "./defect";
import { rebDefects } from "./reb-defects";
import { rtbDefects } from "./rtb-defects";
import type { RebTried, RtbTried } from "./run";

export type Seeded = { plan: string; defect: string; rule: string; caught: boolean };

type Good<Content, Background> = { id: string; content: Content; background: Background };

function seed<Content extends { language: PlanLanguage }, Background>(
  good: readonly Good<Content, Background>[],
  source: {
    defects: readonly Defect<Content>[];
    finds: (content: Content, background: Background) => readonly { rule: string }[];
  },
): Seeded[] {
  const inLanguage = (language: PlanLanguage) => good.filter(({ content }) => content.language === language);
  return good.flatMap(({ id, content, background }) => {
    const own = inLanguage(content.language);
    const place = own.findIndex((plan) => plan.id === id);
    const lesson = own[(place + 1) % own.length]?.content ?? content;
    const stranger = inLanguage(otherLanguage[content.language]);
    const language = stranger[place % stranger.length]?.content ?? content;
    return source.defects
      .filter(({ applies }) => applies?.(content) ?? true)
      .map((defect) => {
        const broken = { ...content, ...defect.break(content, { lesson, language }) };
        const caught = source.finds(broken, background).some(({ rule }) => rule === defect.rule);
        return { plan: id, defect: defect.name, rule: defect.rule, caught };
      });
  });
}

/** Every defect put into every good plan (composed, not hostile), and whether the check named it by its rule. */
export function seedDefects(tried: { reb: readonly RebTried[]; rtb: readonly RtbTried[] }): Seeded[] {
  return [
    ...seed(
      tried.reb.filter(({ hostile }) => !hostile),
      {
        defects: rebDefects,
        finds: (content, background) => inspectReb(content, background).findings,
      },
    ),
    ...seed(
      tried.rtb.filter(({ hostile }) => !hostile),
      {
        defects: rtbDefects,
        finds: (content, background) => inspectRtb(content, background).findings,
      },
    ),
  ];
}
