import { useState } from 'react';
import Hearing from '@mui/icons-material/HearingOutlined';
import Button from '@mui/material/Button';
import type { AuditionEntry } from '@domain/auditions/auditions.ts';
import { CompareDialog } from '../../../common/compare/comparing.ts';
import { COMPARED_MAX } from '../../../common/compare/comparison.ts';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { useText } from '../../../i18n/useText.ts';
import { fetchTakeUrl } from '../../../common/voices/playbackUrls.ts';
import { getTakeName } from './takeRecording.tsx';
import { TakeApproval } from './ApproveTake.tsx';

const PickTakesDialog = lazyComponent(() =>
  import('../dialogs/PickTakesDialog.tsx').then((module) => module.PickTakesDialog),
);

interface Props {
  /** Requests for a character in one language. */
  readonly entries: readonly AuditionEntry[];
  readonly character: string;
}

/** Submitted takes, oldest first. */
const getTakes = (entries: readonly AuditionEntry[]): readonly AuditionEntry[] =>
  entries
    .filter(({ status }) => status === 'uploaded')
    .sort((one, other) => (one.uploadedAt?.toMillis() ?? 0) - (other.uploadedAt?.toMillis() ?? 0));

/** Compares a character's takes by ear without names; of more than four, selected ones. */
export const CompareTakes = ({ entries, character }: Props) => {
  const text = useText();
  const [isPicking, setPicking] = useState(false);
  const [ids, setIds] = useState<readonly string[] | null>(null);
  const takes = getTakes(entries);
  const compared = ids ? takes.filter(({ id }) => ids.includes(id)) : [];
  const voices = compared.map((entry) => ({
    id: entry.id,
    name: getTakeName(entry, text),
    title: text('auditions.takeFor', { name: getTakeName(entry, text) }),
    caption: text('auditions.takeConsent'),
    peaks: entry.peaks,
    durationMs: entry.durationMs ?? 0,
    level: entry.level,
    getUrl: () => fetchTakeUrl(entry.id),
  }));
  if (takes.length < 2) return null;
  return (
    <>
      <Button
        size="small"
        color="inherit"
        variant="outlined"
        startIcon={<Hearing />}
        aria-label={text('takes.compareFor', { count: takes.length, character })}
        onPointerEnter={CompareDialog.ahead}
        onClick={() => (takes.length > COMPARED_MAX ? setPicking(true) : setIds(takes.map(({ id }) => id)))}
      >
        {text('takes.compare', { count: takes.length })}
      </Button>
      {isPicking && (
        <PickTakesDialog
          takes={takes}
          character={character}
          onPick={(picked) => {
            setPicking(false);
            setIds(picked);
          }}
          onClose={() => setPicking(false)}
        />
      )}
      {voices.length > 0 && (
        <CompareDialog
          title={text('takes.compareTitle', { count: voices.length, character })}
          voices={voices}
          getChoice={(id) =>
            compared
              .filter((entry) => entry.id === id)
              .map((entry) => <TakeApproval key={id} entry={entry} />)
          }
          onClose={() => setIds(null)}
        />
      )}
    </>
  );
};
