import { useCallback } from 'react';
import type { CastingDemo } from '@domain/castings/castings.ts';
import { useText } from '../../i18n/useText.ts';
import { api } from '../../lib/http/api.ts';
import { useErrorText } from '../../lib/http/useErrorText.ts';
import { createAutomaticKey } from '../../lib/submission/submitter.ts';
import { useToasts } from '../../lib/toasts.ts';
import { moveDemo } from './shortlist.ts';
import type { Leave } from './useLeaving.ts';
import type { ListChanges, Receiver } from './useListChanges.ts';

interface Changes extends Pick<ListChanges, 'send'> {
  readonly leave: Leave;
}

/** Moves a voice from a character's list to another character, with undo. */
export const useGive = (items: readonly CastingDemo[], voiceId: string, { send, leave }: Changes) => {
  const text = useText();
  const toasts = useToasts();
  const errorText = useErrorText();

  return useCallback(
    (item: CastingDemo, to: Receiver, position?: number) => {
      const formerPosition = items.findIndex(({ id }) => id === item.id);

      const move = send(item.id, { what: 'give', to, position }, (submission) =>
        moveDemo(item, to.id, position, submission),
      );
      leave([item.id], move);

      const takeBack = async (): Promise<void> => {
        if (!(await move)) return;
        try {
          await moveDemo({ ...item, voiceId: to.id }, voiceId, formerPosition, createAutomaticKey());
          if (item.isSelected)
            await api.castings.updateDemo(
              { id: item.id, projectId: item.projectId },
              { isSelected: true },
              createAutomaticKey(),
            );
        } catch (error) {
          // The voice has moved to the other character, so a toast shows the error.
          toasts.error(errorText(error));
        }
      };

      toasts.info(text('moving.done', { name: item.demo.talentPublicName, character: to.name }), {
        action: { label: text('common.undo'), onAction: () => void takeBack() },
      });
    },
    [items, voiceId, send, leave, toasts, text, errorText],
  );
};
