import { useState } from 'react';

/** Returns the latest data while newer data loads. */
export const useLatestData = <T>(data: T | undefined): T | undefined => {
  const [latest, setLatest] = useState(data);
  if (data !== undefined && data !== latest) setLatest(data);
  return data ?? latest;
};
