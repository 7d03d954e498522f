import { toolSectionsIn } from "../table";
import type { ToolsSpec } from "../tools";
import { scaleMinutes } from "../../text/minutes";
import { sentence } from "../../text/wording";
import { at } from "../../text/rotation";
import { isBeside, lessonTopics } from "./topics";
import { readLesson } from "./composer/lesson/lesson";
import { rebStages } from "./constants";
import { rebFields, rebGroups } from "./fields";
import type { RebContent, RebRequest } from "./schema";
import type { RebBackground } from "./types";

function fit(composed: RebContent, plan: RebContent): RebContent {
  const change = { from: composed.developmentDuration, to: Math.round(plan.developmentDuration) };
  return {
    ...composed,
    developmentTeachingActivities: scaleMinutes(composed.developmentTeachingActivities, change),
    developmentLearningActivities: scaleMinutes(composed.developmentLearningActivities, change),
  };
}

/** How parts of a REB plan are changed, section by section of its page. */
export const rebTools: ToolsSpec<RebContent, RebRequest, RebBackground> = {
  sections: toolSectionsIn(rebFields, rebGroups),
  minutes: () => ({ total: "totalDuration", parts: rebStages.map((stage) => `${stage}Duration` as const) }),
  fit,
  isCalm: (content) => lessonTopics(content).length > 0 && !isBeside(content),
  samples(source) {
    const { content } = readLesson(source);
    return {
      question: at(content.questions, source.seed),
      answer: sentence(content.findings.join(" ")),
      task: sentence(content.apply),
    };
  },
};
