import type { KeyboardEvent } from 'react';

/** On what opens a row of a list. */
export const OPENS_ROW = { 'data-opens-row': '' } as const;
/** On the box that selects a row. */
export const TICKS_ROW = { 'data-ticks-row': '' } as const;

const OPENERS = '[data-opens-row]';
const TICKS = '[data-ticks-row]';
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity };

const rowOf = (element: Element) => element.closest('tr, li');

/**
 * On a list: up and down move between its rows, as in a mail client, Home and End to the first and the last, and space
 * selects one where rows are selected. Enter opens a row by itself, which is a link.
 */
export const moveBetweenRows = (event: KeyboardEvent<HTMLElement>): void => {
  const { target, currentTarget, key } = event;
  // It was a key of a list within this one.
  if (event.defaultPrevented) return;
  // Keys of what stands in a row besides, like a menu's button, are its own.
  if (!(target instanceof Element) || !target.matches(`${OPENERS},${TICKS}`)) return;
  const step = STEPS[key];
  const list = rowOf(target)?.parentElement;
  const openers = [...currentTarget.querySelectorAll<HTMLElement>(OPENERS)].filter(
    (opener) => rowOf(opener)?.parentElement === list,
  );
  const tick = key === ' ' && target.matches(OPENERS) && rowOf(target)?.querySelector<HTMLElement>(TICKS);
  if (tick) tick.click();
  else if (step === undefined) return;
  else {
    const at = openers.findIndex((opener) => rowOf(opener) === rowOf(target)) + step;
    openers[Math.max(0, Math.min(at, openers.length - 1))]?.focus();
  }
  event.preventDefault();
};
