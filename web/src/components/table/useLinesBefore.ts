import { useEffect, useMemo } from 'react';
import { createLocalSlot } from '../../lib/storage/browserStorage.ts';

/** Default and maximum number of placeholder rows. */
const LINES = 6;

/**
 * Returns how many rows a table had when last seen in this browser, up to a few: its placeholder takes
 * the same space, so the page doesn't jump.
 */
export const useLinesBefore = (name: string, rows: number | undefined): number => {
  const slot = useMemo(() => createLocalSlot(`vc.lines.${name}`), [name]);
  useEffect(() => {
    if (rows) slot.write(String(Math.min(rows, LINES)));
  }, [rows, slot]);
  const lineCount = Number(slot.read());
  return lineCount >= 1 && lineCount <= LINES ? lineCount : LINES;
};
