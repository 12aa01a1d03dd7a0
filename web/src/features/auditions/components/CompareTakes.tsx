import { useState } from 'react';
import Hearing from '@mui/icons-material/HearingOutlined';
import Button from '@mui/material/Button';
import type { AuditionEntry } from '@domain/auditions/auditions.ts';
import { CompareDialog } from '../../../common/compare/comparing.ts';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { useText } from '../../../i18n/useText.ts';
import { TakeApproval } from './ApproveTake.tsx';
import { getComparableTakes, getFirstCompared } from './comparableTakes.ts';
import { toComparedTake, getBestMark } from './comparedTake.ts';

const PickTakesDialog = lazyComponent(() =>
  import('../dialogs/PickTakesDialog.tsx').then((module) => module.PickTakesDialog),
);

interface Props {
  /** Requests for a character in one language. */
  readonly entries: readonly AuditionEntry[];
  readonly character: string;
}

/** Compares a character's recordings, or single takes of them, by ear without names; of more than four, selected ones. */
export const CompareTakes = ({ entries, character }: Props) => {
  const text = useText();
  const [isPicking, setPicking] = useState(false);
  const [ids, setIds] = useState<readonly string[] | null>(null);
  const comparable = getComparableTakes(entries);
  const whole = comparable.filter(({ part }) => !part);
  const count = whole.length > 1 ? whole.length : comparable.length - whole.length;
  const compared = ids ? comparable.filter(({ id }) => ids.includes(id)) : [];
  if (count < 2) return null;

  const open = () => {
    const first = getFirstCompared(comparable);
    if (first) setIds(first.map(({ id }) => id));
    else setPicking(true);
  };

  const pick = () => {
    setIds(null);
    setPicking(true);
  };

  return (
    <>
      <Button
        size="small"
        color="inherit"
        variant="outlined"
        startIcon={<Hearing />}
        aria-label={text('takes.compareFor', { count, character })}
        onPointerEnter={CompareDialog.ahead}
        onClick={open}
      >
        {text('takes.compare', { count })}
      </Button>
      {isPicking && (
        <PickTakesDialog
          takes={comparable}
          character={character}
          onPick={(picked) => {
            setPicking(false);
            setIds(picked);
          }}
          onClose={() => setPicking(false)}
        />
      )}
      {compared.length > 0 && (
        <CompareDialog
          title={text('takes.compareTitle', { count: compared.length, character })}
          voices={compared.map((take) => toComparedTake(take, text))}
          getChoice={(id) =>
            compared
              .filter((take) => take.id === id)
              .map(({ entry }) => <TakeApproval key={id} entry={entry} />)
          }
          getMark={(id) => {
            const take = compared.find((comparableTake) => comparableTake.id === id);
            return take && getBestMark(take);
          }}
          hasPhrases
          onPick={comparable.length > whole.length ? pick : undefined}
          onClose={() => setIds(null)}
        />
      )}
    </>
  );
};
