import { useContext, useEffect } from 'react';
import { AreaContext, type AreaList } from './area.ts';

/** Makes a list known to the area around it, as it is now; null: there is none. */
export const useAreaList = (list: AreaList | null): void => {
  const register = useContext(AreaContext)?.register;
  // Whatever changes, the area is to know the newest: what it calls is of this moment.
  useEffect(() => (list ? register?.(list) : undefined));
};
