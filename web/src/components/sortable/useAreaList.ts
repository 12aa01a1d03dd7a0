import { useContext, useEffect } from 'react';
import { AreaContext, type AreaList } from './area.ts';

/** Registers a list with its area, in its current state; null: none. */
export const useAreaList = (list: AreaList | null): void => {
  const register = useContext(AreaContext)?.register;
  // Registers on every render, so the area calls the current closures.
  useEffect(() => (list ? register?.(list) : undefined));
};
