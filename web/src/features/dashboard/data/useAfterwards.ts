import { useEffect, useState } from 'react';

/** What needs attention is on the page, and its browser has drawn it. In milliseconds. */
const DRAWN_MS = 500;

/** Whether it is time for what a page shows besides: once what comes first is there. Stays so from then on. */
export const useAfterwards = (isFirstThere: boolean): boolean => {
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    if (!isFirstThere) return undefined;
    const timer = setTimeout(() => setTime(true), DRAWN_MS);
    return () => clearTimeout(timer);
  }, [isFirstThere]);
  return isTime;
};
