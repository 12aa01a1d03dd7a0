import { useEffect, useState } from 'react';

/** Time for the browser to draw what comes first, in milliseconds. */
const DRAWN_MS = 500;

/** Whether to load the rest of a page: true for good once its first part has been drawn. */
export const useDeferredLoad = (isFirstThere: boolean): boolean => {
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    if (!isFirstThere) return undefined;
    const timer = setTimeout(() => setTime(true), DRAWN_MS);
    return () => clearTimeout(timer);
  }, [isFirstThere]);
  return isTime;
};
