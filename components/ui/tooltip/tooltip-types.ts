/** An element of the page that shows a tip. */
export type Tipped = { id: number; element: HTMLElement };
