import { useEffect, useState } from 'react';

/** Pause in typing before a search, in milliseconds. */
export const PAUSE_MS = 250;

/** Returns typed text once typing pauses. */
export const useDebouncedValue = (typed: string): string => {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
};
