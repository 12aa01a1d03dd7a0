import type { Casting, CastingDemo } from '@domain/castings/castings.ts';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { useOptimistic, type Optimistic } from '../../../lib/submission/useOptimistic.ts';
import { setHidden } from '../data/decisions.ts';

export interface Hidden extends Pick<Optimistic<boolean>, 'shown' | 'failure' | 'retry'> {
  /** Hides the voice from previews or shows it again. Undoable. */
  readonly change: (next: boolean) => void;
}

/** Whether public previews hide a voice. */
export const useHidden = ({ talentId, demo }: CastingDemo, casting: Casting): Hidden => {
  const text = useText();
  const toasts = useToasts();
  const isHidden = casting.hideTalentFromPreviewList.includes(talentId);
  const hidden = useOptimistic<boolean>(isHidden, (next, submission) =>
    setHidden(casting, [talentId], next, submission),
  );
  const { shown, failure, retry } = hidden;

  const change = (next: boolean): void => {
    hidden.change(next);
    const about = { name: demo.talentPublicName };
    toasts.info(text(next ? 'choosing.hiddenNow' : 'choosing.shownNow', about), {
      action: { label: text('common.undo'), onAction: () => hidden.change(!next) },
    });
  };

  return { shown, failure, retry, change };
};
