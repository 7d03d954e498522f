"use server";

import { getTranslations } from "next-intl/server";
import { z } from "zod";
import { defineAction } from "@/lib/web/action";
import { headerInput } from "./schema";
import { deleteHeaderDefaults, saveHeaderDefaults } from "./service";

export const saveHeaderAction = defineAction(headerInput, async (actor, input) => {
  await saveHeaderDefaults(actor, input);
  const t = await getTranslations("headers");
  return { message: t("saved") };
});

export const deleteHeaderAction = defineAction(z.unknown(), async (actor) => {
  await deleteHeaderDefaults(actor);
  const t = await getTranslations("headers");
  return { message: t("deleted") };
});
