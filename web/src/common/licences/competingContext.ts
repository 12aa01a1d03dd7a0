import { createContext, useContext, useEffect } from 'react';
import { createStore } from '../../lib/store.ts';
import { useStore } from '../../lib/useStore.ts';
import type { Competing, CompetingStore } from './competingStore.ts';

/** Null: no comparison, outside a project or without a brand category. */
export const CompetingContext = createContext<CompetingStore | null>(null);

const NOBODY: readonly never[] = [];
const NOTHING_KNOWN = createStore(0);

/** Returns whether voices are compared here. */
export const useIsCompared = (): boolean => useContext(CompetingContext) !== null;

/** Compares voices while in view. */
export const useConflictCheck = (talentIds: readonly string[] = NOBODY): void => {
  const store = useContext(CompetingContext);
  const ids = talentIds.join();
  useEffect(() => {
    if (ids !== '') store?.want(ids.split(','));
  }, [store, ids]);
};

/** Batches voices about to appear with those already requested. */
export const useExpectingVoices = (isExpecting: boolean): void => {
  const store = useContext(CompetingContext);
  useEffect(() => (isExpecting ? store?.hold() : undefined), [store, isExpecting]);
};

/** Returns a voice's competing licence; undefined: none or unknown. */
export const useProjectConflicts = (): ((talentId: string) => Competing | undefined) => {
  const store = useContext(CompetingContext);
  useStore(store?.version ?? NOTHING_KNOWN, 0);
  return (talentId) => store?.of(talentId);
};
