import { useCallback, useState } from 'react';

export type Leave = (ids: readonly string[], change: Promise<unknown>) => void;

/** Voices that are hidden from a list while a change removes them. */
export const useLeaving = () => {
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set());

  const leave: Leave = useCallback((ids, change) => {
    setLeaving((all) => new Set([...all, ...ids]));
    void change.then(() => setLeaving((all) => new Set([...all].filter((id) => !ids.includes(id)))));
  }, []);

  return { leaving, leave };
};
