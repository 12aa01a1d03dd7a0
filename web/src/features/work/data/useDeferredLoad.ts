import { useEffect, useState } from 'react';

/** Time for the browser to draw the first part, in milliseconds. */
const DRAWN_MS = 500;

/** Returns whether to load the rest of a page: true once its first part is drawn. */
export const useDeferredLoad = (isFirstThere: boolean): boolean => {
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    if (!isFirstThere) return undefined;
    const timer = setTimeout(() => setTime(true), DRAWN_MS);
    return () => clearTimeout(timer);
  }, [isFirstThere]);
  return isTime;
};
