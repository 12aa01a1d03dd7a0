import { useState } from 'react';

/** The newest data there was, while newer is on its way. */
export const useLatestData = <T>(data: T | undefined): T | undefined => {
  const [kept, setKept] = useState(data);
  if (data !== undefined && data !== kept) setKept(data);
  return data ?? kept;
};
