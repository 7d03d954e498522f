import { toolSectionsIn } from "../table";
import type { ToolsSpec } from "../tools";
import { sentence } from "../../text/wording";
import { at } from "../../text/rotation";
import { isBeside, sessionTopics } from "./topics";
import { readSession } from "./composer/session";
import { rtbFields, rtbGroups } from "./fields";
import { stepsOf } from "./rules";
import type { RtbContent, RtbRequest } from "./schema";
import type { RtbBackground } from "./types";

/** How parts of a session plan are changed, section by section of its page. */
export const rtbTools: ToolsSpec<RtbContent, RtbRequest, RtbBackground> = {
  sections: toolSectionsIn(rtbFields, rtbGroups),
  minutes: (content) => ({
    total: "duration",
    parts: [
      "introductionDuration",
      ...stepsOf(content).map((step) => `step${step}Duration` as const),
      "conclusionDuration",
    ],
  }),
  fit: (composed) => composed,
  isTrade: true,
  isCalm: (content) => sessionTopics(content).length > 0 && !isBeside(content),
  samples(source) {
    const { frame, values, calm } = readSession(source);
    if (calm)
      return {
        question: at(calm.questions, source.seed),
        answer: calm.facts.join(" "),
        task: sentence(`${calm.values.apply ?? ""}.`),
      };
    const criteria = Object.entries(values).flatMap(([name, text]) => (/^criterion\d$/.test(name) ? [text] : []));
    return {
      question: frame.ask,
      answer: sentence(`${criteria.join("; ")}.`),
      task: sentence(`${values.task ?? ""}.`),
    };
  },
};
