import { useState } from 'react';

/** Returns the latest data while newer data loads. */
export const useLatestData = <T>(data: T | undefined): T | undefined => {
  const [kept, setKept] = useState(data);
  if (data !== undefined && data !== kept) setKept(data);
  return data ?? kept;
};
