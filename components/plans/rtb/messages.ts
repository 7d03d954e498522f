import type { Messages } from "@/lib/i18n/messages";

/** The messages as the shared screens say them of session plans. Source: RTB-11. */
export function rtbMessages(messages: Messages): Messages {
  const { rtb, editor, generation, plans } = messages;
  const { updated, updateFailed, generated } = rtb.messages;
  const { back } = rtb.create;
  return {
    ...messages,
    generation: { ...generation, finished: generated },
    editor: {
      ...editor,
      toolbar: { ...editor.toolbar, back },
      edit: { ...editor.edit, title: rtb.edit, updated, updateFailed },
    },
    plans: {
      ...plans,
      empty: { ...plans.empty, ...rtb.empty },
      page: { ...plans.page, ...rtb.page },
      list: { ...plans.list, ...rtb.list },
      filters: { ...plans.filters, ...rtb.filters },
    },
  };
}
