import { createContext, useContext } from 'react';

/** Whose data live hooks show: the uid and the chosen agency. Part of every cache key. */
export const LiveScope = createContext('nobody');

export const useLiveScope = (): string => useContext(LiveScope);
