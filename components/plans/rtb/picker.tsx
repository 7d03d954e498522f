"use client";

import { useState } from "react";
import { interpolate } from "@/lib/core/interpolate";
import { searchable } from "@/lib/core/searchable";
import type { LessonOffer } from "@/lib/plans/picking/types";
import { PickerDialog } from "../picker/picker-dialog";
import { markOf } from "../picker/marks";
import type { Choice, PickerProps, PickerStep } from "../picker/types";
import { askModule, askTrade, type Sectors } from "./modules";

type RtbPickerProps = PickerProps & { sectors: Sectors };

/** Trade, module, learning outcome and session of a session plan, one after the other. */
export function RtbPicker(props: RtbPickerProps) {
  const [steps] = useState(() => stepsOf(props));
  return <PickerDialog {...props} steps={steps} credit={props.labels.creditRtb} />;
}

function tradeChoices(sectors: Sectors): Choice[] {
  return sectors.flatMap(({ name: sector, trades }) =>
    trades.map((trade) => ({ title: trade, group: sector, sets: { trade, sector } })),
  );
}

function stepsOf({ labels, desk, sectors }: RtbPickerProps): PickerStep[] {
  const { groups, steps } = labels;
  return [
    {
      name: "trade",
      field: "trade",
      question: steps.trade,
      list: () => Promise.resolve(tradeChoices(sectors)),
      own: (trade) => ({ title: trade, sets: { trade } }),
    },
    {
      name: "module",
      field: "moduleTitle",
      question: steps.module,
      async list(values) {
        const choices = (await askTrade(desk, values)).modules.map((offer): Choice => {
          const { moduleTitle, level, hours, standing } = offer;
          const said = [level, hours && interpolate(labels.hours, { count: hours })].filter(Boolean);
          return {
            title: moduleTitle,
            detail: said.join(" · "),
            mark: markOf(standing, labels),
            group: standing === "yours" ? groups.yours : groups.listed,
            sets: { moduleTitle },
            fills: { level, learningOutcomes: "", indicativeContent: "" },
          };
        });
        const isOwn = ({ group }: Choice) => Number(group === groups.yours);
        return choices.sort((a, b) => isOwn(b) - isOwn(a));
      },
      own: (moduleTitle) => ({ title: moduleTitle, sets: { moduleTitle } }),
    },
    {
      name: "outcome",
      field: "learningOutcomes",
      question: steps.outcome,
      async list(values) {
        const { offer, detail } = await askModule(desk, values);
        const own = offer?.outcomes ?? [];
        return [
          ...own.map((title): Choice => ({ title, group: groups.yours, sets: { learningOutcomes: title } })),
          ...(detail?.outcomes ?? []).map(({ title, hours, content, standing }): Choice => ({
            title,
            mark: standing === "shared" ? labels.marks.shared : undefined,
            detail: hours ? interpolate(labels.hours, { count: hours }) : "",
            group: groups.listed,
            sets: { learningOutcomes: title },
            fills: { indicativeContent: content.join("\n") },
          })),
        ];
      },
      own: (title) => ({ title, sets: { learningOutcomes: title } }),
    },
    {
      name: "session",
      field: "topicOfSession",
      question: steps.session,
      async list(values) {
        const [{ sessions }, { detail }] = await Promise.all([askTrade(desk, values), askModule(desk, values)]);
        const outcome = searchable(values.learningOutcomes ?? "");
        const content = detail?.outcomes.find(({ title }) => searchable(title) === outcome)?.content ?? [];
        const choice = ({ title, id }: LessonOffer, group: string): Choice => ({
          title,
          group,
          sets: { topicOfSession: title },
          lessonId: id,
        });
        const own = detail?.sessions ?? [];
        const seen = new Set(own.map(({ id }) => id));
        return [
          ...own.map((sheet) => choice(sheet, groups.ready)),
          ...content.map((title) => choice({ title, id: null, standing: "listed" }, groups.content)),
          ...sessions
            .filter(({ id }) => !seen.has(id))
            .map((sheet) => choice(sheet, own.length > 0 ? groups.other : groups.ready)),
        ];
      },
      own: (title) => ({ title, sets: { topicOfSession: title } }),
    },
  ];
}
