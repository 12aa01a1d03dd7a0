import { useCallback, useState } from 'react';
import { useToasts } from '../../../components/toasts/toasts.ts';
import { useErrorText } from '../../../lib/http/useErrorText.ts';
import { listDemo, type Listing } from '../../../lib/production/castingCalls.ts';

/** Adds demos to the list of a character; each one by itself, so that one refusal does not hold up the others. */
export const useAddDemo = ({ projectId, castingId, voiceId }: Listing) => {
  const toasts = useToasts();
  const errorText = useErrorText();
  const [adding, setAdding] = useState<ReadonlySet<string>>(new Set());
  const mark = useCallback((demoId: string) => `${castingId}|${voiceId}|${demoId}`, [castingId, voiceId]);

  const add = useCallback(
    (demoId: string) => {
      const id = mark(demoId);
      setAdding((all) => new Set([...all, id]));
      listDemo({ projectId, castingId, voiceId }, demoId)
        .catch((error: unknown) => toasts.error(errorText(error)))
        .finally(() => setAdding((all) => new Set([...all].filter((other) => other !== id))));
    },
    [projectId, castingId, voiceId, mark, toasts, errorText],
  );
  const isAdding = useCallback((demoId: string) => adding.has(mark(demoId)), [adding, mark]);
  return { add, isAdding };
};
