/** An element of the page that shows a tip. */
export type TooltipTarget = { id: number; element: HTMLElement };
