import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import type { RosterRow } from '@domain/roster/roster.api.ts';
import { readOpenedTalent, writeRosterPlace } from './rosterPlace.ts';

/** Stores the listed talents for the pages of each, and shows the row of the last opened one. Returns the list's frame. */
export const useRosterPlace = (items: readonly RosterRow[] | undefined): RefObject<HTMLDivElement | null> => {
  const { search } = useLocation();
  const frame = useRef<HTMLDivElement>(null);
  const isPlaced = useRef(false);

  useEffect(() => {
    if (!items) return;
    writeRosterPlace({ ids: items.map(({ talentId }) => talentId), query: search.slice(1) });

    if (isPlaced.current) return;
    isPlaced.current = true;
    const opened = readOpenedTalent();
    const id = items.find(({ talentId }) => talentId === opened)?.id;
    if (id === undefined) return;
    // The table renders its rows after it has measured itself.
    const frameRequest = requestAnimationFrame(() =>
      frame.current?.querySelector(`[data-id="${CSS.escape(id)}"]`)?.scrollIntoView({ block: 'center' }),
    );
    return () => cancelAnimationFrame(frameRequest);
  }, [items, search]);

  return frame;
};
