/** Returns whether an element's content is truncated. */
const isCut = (element: Element): boolean =>
  element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX !== 'visible';

/** Adds the full text as a tooltip when a cell is truncated. */
export const showFullText = (target: EventTarget): void => {
  const cell = target instanceof Element ? target.closest<HTMLElement>('.MuiDataGrid-cell') : null;
  if (!cell || cell.title !== '' || cell.querySelector('[title]')) return;
  if ([cell, ...cell.querySelectorAll('*')].some(isCut)) cell.title = cell.textContent;
};
