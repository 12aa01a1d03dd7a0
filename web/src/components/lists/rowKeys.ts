import type { KeyboardEvent } from 'react';

/** On what opens a row of a list; its row is the next element around it that `ROW` finds. */
export const OPENS_ROW = { 'data-opens-row': '' } as const;
/** On the tick that selects a row. */
export const TICKS_ROW = { 'data-ticks-row': '' } as const;

const OPENERS = '[data-opens-row]';
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
 * selects one where rows are selected. Enter opens a row by itself, which is a link or a button.
 */
export const moveBetweenRows = (event: KeyboardEvent<HTMLElement>): void => {
  const { target, currentTarget, key } = event;
  if (!(target instanceof HTMLElement)) return;
  const row = target.closest(ROW);
  const openers = [...currentTarget.querySelectorAll<HTMLElement>(OPENERS)];
  const at = openers.findIndex((opener) => opener.closest(ROW) === row);
  // Keys of what stands in a row besides, like a menu's button, are its own.
  if (at < 0 || !(target.matches(OPENERS) || target.matches('[data-ticks-row]'))) return;
  if (key === ' ' && target.matches(OPENERS)) {
    const tick = row?.querySelector<HTMLElement>('[data-ticks-row]');
    if (!tick) return;
    event.preventDefault();
    tick.click();
    return;
  }
  const to = stepOf(key, at, openers.length);
  const next = to === undefined ? undefined : openers[to];
  if (!next) return;
  event.preventDefault();
  next.focus();
};
