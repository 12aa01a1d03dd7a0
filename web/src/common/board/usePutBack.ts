import { useCallback } from 'react';
import type { CastingDemo } from '@domain/castings/castings.ts';
import { useErrorText } from '../../lib/http/useErrorText.ts';
import { createAutomaticKey } from '../../lib/submission/submitter.ts';
import { useToasts } from '../../lib/toasts.ts';
import { orderDemos, type Listing, upsertDemos } from './shortlist.ts';

/** Returns removed voices to their former positions. */
export const usePutBack = ({ projectId, castingId, voiceId }: Listing, isWhole: boolean) => {
  const toasts = useToasts();
  const errorText = useErrorText();

  return useCallback(
    async (gone: readonly CastingDemo[], formerOrder: readonly string[]) => {
      try {
        const listing = { projectId, castingId, voiceId };

        // Includes the choice, if one of them was chosen.
        await upsertDemos(projectId, gone, createAutomaticKey());

        const lastIds = formerOrder.slice(-gone.length);
        if (!isWhole || gone.some(({ id }, index) => lastIds[index] !== id)) {
          // In a partial list, voices after the last one keep their order.
          const last = Math.max(...gone.map(({ id }) => formerOrder.indexOf(id)));
          const orderedIds = isWhole ? formerOrder : formerOrder.slice(0, last + 1);
          await orderDemos(listing, orderedIds, !isWhole, createAutomaticKey());
        }
      } catch (error) {
        // The voice is gone, so a toast shows the error.
        toasts.error(errorText(error));
      }
    },
    [projectId, castingId, voiceId, isWhole, toasts, errorText],
  );
};
