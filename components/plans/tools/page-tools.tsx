"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, type ReactNode } from "react";
import { toast } from "@/components/ui/toast/toast";
import { sayOutdated } from "@/components/ui/outdated";
import { restoreVersionAction, savePlanAction } from "@/lib/plans/editing/actions";
import type { PlanRef } from "@/lib/plans/types";
import { idle } from "@/lib/web/form-state";
import { PlanTools, type PlanToolsProps } from "./plan-tools";
import type { PlanInHand } from "./types";

type PageToolsProps = Omit<PlanToolsProps, "desk"> & {
  plan: PlanRef & { version: number };
  children: ReactNode;
};

/** The tools on a plan's own page, which shows what the server has and is drawn anew after each change. */
export function PageTools({ plan, labels, ...rest }: PageToolsProps) {
  const { kind, id } = plan;
  const router = useRouter();
  const version = useRef(plan.version);
  useEffect(() => {
    version.current = plan.version;
  }, [plan.version]);

  function moved(to: number) {
    version.current = to;
    router.refresh();
  }

  const desk: PlanInHand = {
    kind,
    id,
    settle: () => Promise.resolve(version.current),
    async choose(fields) {
      const previous = version.current;
      const wanted = { kind, id, version: previous, reason: "saved", fields };
      const answer = await savePlanAction(idle, wanted).catch(sayOutdated);
      if (answer?.status !== "success" || !answer.data?.version) return null;
      moved(answer.data.version);
      return { version: answer.data.version, previous };
    },
    take: (saved) => moved(saved.version),
    async restore(older) {
      const wanted = { kind, id, version: older, current: version.current };
      const answer = await restoreVersionAction(idle, wanted).catch(sayOutdated);
      if (answer?.status !== "success" || !answer.data?.version) {
        toast.error(answer?.message ?? labels.offline);
        return false;
      }
      moved(answer.data.version);
      return true;
    },
  };

  return <PlanTools {...rest} labels={labels} desk={desk} />;
}
