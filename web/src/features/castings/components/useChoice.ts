import { useState } from 'react';
import type { CastingDemo } from '@domain/castings/castings.ts';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { useOptimistic } from '../../../lib/submission/useOptimistic.ts';
import { api } from '../../../lib/http/api.ts';

export interface Choice {
  /** Id of the chosen voice; empty: none. */
  readonly chosen: string;
  /** Chooses a voice, replacing another, or clears the choice. Undoable. */
  readonly toggle: (item: CastingDemo) => void;
  /** The voice whose last change failed, and why. */
  readonly failed: { readonly id: string; readonly error: unknown } | undefined;
  readonly retry: () => void;
}

/** The chosen voice of a role: optimistic, reverted on failure. */
export const useChoice = (items: readonly CastingDemo[], character: string): Choice => {
  const text = useText();
  const toasts = useToasts();
  const [pressed, setPressed] = useState('');
  const stored = items.find(({ isSelected }) => isSelected);
  const choice = useOptimistic<string>(stored?.id ?? '', async (next, submission) => {
    const item = next === '' ? stored : items.find(({ id }) => id === next);
    // Another user may have removed or unchosen it.
    if (item)
      await api.castings.updateDemo(
        { id: item.id, projectId: item.projectId },
        { isSelected: next !== '' },
        submission,
      );
  });

  const toggle = (item: CastingDemo) => {
    const former = choice.shown;
    const next = former === item.id ? '' : item.id;
    setPressed(item.id);
    choice.change(next);
    const name = item.demo.talentPublicName;
    const done = text(next === '' ? 'choosing.undone' : 'choosing.done', { name, character });
    toasts.info(done, {
      action: { label: text('common.undo'), onAction: () => choice.change(former) },
    });
  };

  const { failure } = choice;

  return {
    chosen: choice.shown,
    toggle,
    failed: failure === undefined ? undefined : { id: pressed, error: failure },
    retry: choice.retry,
  };
};
