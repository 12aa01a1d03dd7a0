import { useEffect, useMemo } from 'react';
import { localSlot } from '../../lib/storage/browserStorage.ts';

/** Default and maximum number of placeholder rows. */
const LINES = 6;

/**
 * How many lines the table of this name had when it was last seen in this browser, up to a few: one that is still to come
 * takes their room, so that the page does not jump once it is there.
 */
export const useLinesBefore = (name: string, rows: number | undefined): number => {
  const slot = useMemo(() => localSlot(`vc.lines.${name}`), [name]);
  useEffect(() => {
    if (rows) slot.write(String(Math.min(rows, LINES)));
  }, [rows, slot]);
  const kept = Number(slot.read());
  return kept >= 1 && kept <= LINES ? kept : LINES;
};
