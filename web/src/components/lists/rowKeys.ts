import type { KeyboardEvent } from 'react';

/** On what opens a row of a list; its row is the next element around it that `ROW` finds. */
export const OPENS_ROW = { 'data-opens-row': '' } as const;
/** On the tick that selects a row. */
export const TICKS_ROW = { 'data-ticks-row': '' } as const;

const OPENERS = '[data-opens-row]';
const TICKS = '[data-ticks-row]';
const ROW = 'tr, li';

const stepOf = (key: string, at: number, count: number): number | undefined => {
  if (key === 'ArrowDown') return at + 1;
  if (key === 'ArrowUp') return at - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
};

/**
 * On a list: up and down move between its rows, as in a mail client, Home and End to the first and the last, and space
 * selects one where rows are selected. Enter opens a row by itself, which is a link or a button. Where nothing opens, the
 * keys move between the ticks.
 */
export const moveBetweenRows = (event: KeyboardEvent<HTMLElement>): void => {
  const { target, currentTarget, key } = event;
  // Keys of what stands in a row besides, like a menu's button, are its own.
  if (!(target instanceof HTMLElement) || !target.matches(`${OPENERS}, ${TICKS}`)) return;
  const row = target.closest(ROW);
  const stops = [...currentTarget.querySelectorAll<HTMLElement>(OPENERS)];
  if (stops.length === 0) stops.push(...currentTarget.querySelectorAll<HTMLElement>(TICKS));
  if (key === ' ' && target.matches(OPENERS)) {
    const tick = row?.querySelector<HTMLElement>(TICKS);
    if (!tick) return;
    event.preventDefault();
    tick.click();
    return;
  }
  const at = stops.findIndex((stop) => stop.closest(ROW) === row);
  const to = stepOf(key, at, stops.length);
  const next = to === undefined ? undefined : stops[to];
  if (!next) return;
  event.preventDefault();
  next.focus();
};
