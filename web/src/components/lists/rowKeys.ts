import type { KeyboardEvent } from 'react';

/** Marks the element that opens a row. */
export const OPENS_ROW = { 'data-opens-row': '' } as const;
/** Marks the checkbox that selects a row. */
export const TICKS_ROW = { 'data-ticks-row': '' } as const;

const OPENERS = '[data-opens-row]';
const TICKS = '[data-ticks-row]';
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity };

const toRow = (element: Element) => element.closest('tr, li');

/**
 * Arrow keys move between a list's rows, Home and End jump to the ends, and Space selects where
 * rows are selectable. Enter opens a row natively, because it is a link.
 */
export const moveBetweenRows = (event: KeyboardEvent<HTMLElement>): void => {
  const { target, currentTarget, key } = event;
  // A nested list handled the key.
  if (event.defaultPrevented) return;
  // Other controls in a row, like a menu button, keep their keys.
  if (!(target instanceof Element) || !target.matches(`${OPENERS},${TICKS}`)) return;

  const step = STEPS[key];
  const list = toRow(target)?.parentElement;
  const openers = [...currentTarget.querySelectorAll<HTMLElement>(OPENERS)].filter(
    (opener) => toRow(opener)?.parentElement === list,
  );
  const tick = key === ' ' && target.matches(OPENERS) && toRow(target)?.querySelector<HTMLElement>(TICKS);
  if (tick) tick.click();
  else if (step === undefined) return;
  else {
    const index = openers.findIndex((opener) => toRow(opener) === toRow(target)) + step;
    openers[Math.max(0, Math.min(index, openers.length - 1))]?.focus();
  }

  event.preventDefault();
};
