import type { KeyboardEvent } from 'react';

const CELL = '[role="gridcell"]';
const FOCUSABLE = 'button:not(:disabled), a[href], input:not(:disabled), [tabindex="0"]';

type Place = readonly [row: number, column: number];

/** Returns the cell that a key moves to from `[row, column]`; undefined: other keys. */
const findTargetCell = (
  key: string,
  isWhole: boolean,
  [row, column]: Place,
  last: Place,
): Place | undefined => {
  const [lastRow, lastColumn] = last;

  const targets: Readonly<Record<string, Place>> = {
    ArrowUp: [row - 1, column],
    ArrowDown: [row + 1, column],
    ArrowLeft: [row, column - 1],
    ArrowRight: [row, column + 1],
    Home: [isWhole ? 0 : row, 0],
    End: [isWhole ? lastRow : row, lastColumn],
  };

  return targets[key];
};

/** Arrow keys, Home and End move between cells. Enter moves into the focused cell, Escape back to it. */
export const moveBetweenCells = (event: KeyboardEvent<HTMLElement>): void => {
  const { key, target, currentTarget: grid } = event;
  if (!(target instanceof HTMLElement) || event.defaultPrevented || event.altKey || event.metaKey) return;

  const cell = target.closest<HTMLElement>(CELL);
  if (!cell) return;

  if (key === 'Escape' && target !== cell && !target.closest('[data-dragging]')) cell.focus();

  if (target !== cell) return;
  if (key === 'Enter') {
    event.preventDefault();
    cell.querySelector<HTMLElement>(FOCUSABLE)?.focus();
    return;
  }

  const rows = [...grid.querySelectorAll('[role="row"]')]
    .map((row) => [...row.querySelectorAll<HTMLElement>(CELL)])
    .filter((cells) => cells.length > 0);
  const row = rows.findIndex((cells) => cells.includes(cell));
  const column = rows[row]?.indexOf(cell) ?? 0;
  const last: Place = [rows.length - 1, (rows[0]?.length ?? 1) - 1];
  const to = findTargetCell(key, event.ctrlKey, [row, column], last);
  if (!to) return;

  event.preventDefault();
  rows[to[0]]?.[to[1]]?.focus();
};
