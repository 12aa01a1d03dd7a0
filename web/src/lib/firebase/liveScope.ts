import { createContext, useContext } from 'react';

/** Scope of live hooks: uid and chosen agency, part of every cache key. */
export const LiveScope = createContext('nobody');

export const useLiveScope = (): string => useContext(LiveScope);
