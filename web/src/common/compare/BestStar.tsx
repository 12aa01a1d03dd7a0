import Star from '@mui/icons-material/StarRounded';
import StarBorder from '@mui/icons-material/StarBorderRounded';
import Button from '@mui/material/Button';
import { FailedHere } from '../../components/states/FailedHere.tsx';
import { useText } from '../../i18n/useText.ts';
import { useHasPageKeys, usePageKeys } from '../../lib/keys/usePageKeys.ts';
import { useOptimistic } from '../../lib/submission/useOptimistic.ts';
import type { BestMark } from './comparison.ts';

interface Props {
  /** Name of the take. */
  readonly name: string;
  readonly mark: BestMark;
  /** Whether the key applies to it: the last played take. */
  readonly hasKey: boolean;
}

/** Marks a take as the best of its recording, by press or Shift+B: the letter alone plays voice B. */
export const BestStar = ({ name, mark, hasKey }: Props) => {
  const text = useText();
  const { shown, change, failure, retry } = useOptimistic<boolean>(mark.isBest, mark.save);
  const hasPageKeys = useHasPageKeys();

  usePageKeys({ 'Shift+b': hasKey ? () => change(!shown) : undefined }, { isInDialog: true });

  return (
    <>
      <Button
        size="small"
        color="inherit"
        aria-pressed={shown}
        aria-keyshortcuts={hasPageKeys ? 'Shift+B' : undefined}
        aria-label={text('compare.bestFor', { name })}
        title={text(hasPageKeys ? 'compare.bestHintKey' : 'compare.bestHint')}
        startIcon={shown ? <Star color="primary" /> : <StarBorder />}
        onClick={() => change(!shown)}
      >
        {text('takes.best')}
      </Button>
      {failure !== undefined && (
        <FailedHere error={failure} what={text('takes.bestFailed')} onRetry={retry} />
      )}
    </>
  );
};
