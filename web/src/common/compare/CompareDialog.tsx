import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Muted } from '../../components/layout/Muted.tsx';
import { PlainList } from '../../components/layout/PlainList.tsx';
import { lazyComponent } from '../../components/lazyComponent.tsx';
import { Dialog } from '../../components/dialogs/Dialog.tsx';
import { useText } from '../../i18n/useText.ts';
import { useHasPageKeys, usePageKeys } from '../../lib/keys/usePageKeys.ts';
import { PageKeysSwitch } from '../keys/PageKeysSwitch.tsx';
import { useSharedMoment } from '../../components/waveform/sharedMoment.ts';
import type { PlayerControls } from '../../components/waveform/WaveformPlayer.tsx';
import { openRecordings } from './openRecordings.ts';
import { ComparedVoice } from './ComparedVoice.tsx';
import { shuffle, type BestMark, type Compared } from './comparison.ts';

interface Props {
  /** Default: the number of voices. */
  readonly title?: string;
  /** At most `COMPARED_MAX` voices, as of opening the dialog. */
  readonly voices: readonly Compared[];
  /** Actions on a voice, shown once its name is revealed. */
  readonly getChoice: (id: string) => ReactNode;
  /** Marks a single take as the best, once its name is revealed; absent: no single takes. */
  readonly getMark?: (id: string) => BestMark | undefined;
  /** Whether the voices read the same script, so that phrases can be compared. */
  readonly hasPhrases?: boolean;
  /** Opens the choice of other recordings; absent: none. */
  readonly onPick?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** Labels of the voices until they are revealed, and the keys that play them. */
const LETTERS = ['A', 'B', 'C', 'D'] as const;

const PhrasePlayer = lazyComponent(() => import('./PhrasePlayer.tsx').then((module) => module.default));

/**
 * Compares up to four voices, played by their letters, synchronised and equally loud. They are in random order without names until
 * revealed; a choice made by ear stays.
 */
const CompareDialog = ({ title, voices, getChoice, getMark, hasPhrases = false, onPick, onClose }: Props) => {
  const text = useText();
  const titleId = useId();
  const [order] = useState(() => shuffle(voices, Math.random));
  const [isRevealed, setRevealed] = useState(false);
  const [recordings] = useState(openRecordings);
  const [favourite, setFavourite] = useState<string | null>(null);
  const [heard, setHeard] = useState<string>();
  const players = useRef(new Map<string, PlayerControls>());
  const moment = useSharedMoment();

  useEffect(() => recordings.close, [recordings]);

  const hasPageKeys = useHasPageKeys();

  const hear = (voice: Compared) => {
    setHeard(voice.id);
    players.current.get(voice.id)?.toggle();
  };

  usePageKeys(
    Object.fromEntries(order.map((voice, index) => [LETTERS[index]?.toLowerCase() ?? '', () => hear(voice)])),
    { isInDialog: true },
  );

  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { width: 1, maxWidth: 760, margin: { xs: 1, sm: 3 } } } }}
    >
      <DialogTitle id={titleId}>{title ?? text('compare.title', { count: order.length })}</DialogTitle>
      <DialogContent>
        <Muted sx={{ marginBottom: 2 }}>
          {text(isRevealed ? 'compare.leadRevealed' : 'compare.lead')}{' '}
          {hasPageKeys && text('compare.keys', { last: LETTERS[order.length - 1] ?? 'D' })}
        </Muted>
        <PageKeysSwitch />
        <PlainList
          aria-label={text('compare.voices')}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr auto', sm: 'minmax(120px, 2fr) minmax(200px, 4fr) auto' },
            columnGap: 2,
          }}
        >
          {order.map((voice, index) => (
            <ComparedVoice
              key={voice.id}
              voice={voice}
              letter={LETTERS[index] ?? 'D'}
              isRevealed={isRevealed}
              isFavourite={favourite === voice.id}
              onFavourite={() => setFavourite(voice.id)}
              isHeard={heard === voice.id}
              onHeard={() => setHeard(voice.id)}
              choice={getChoice(voice.id)}
              mark={getMark?.(voice.id)}
              moment={moment}
              getUrl={() => recordings.getUrl(voice)}
              controls={(player) => {
                if (player) players.current.set(voice.id, player);
                else players.current.delete(voice.id);
              }}
            />
          ))}
        </PlainList>
        {hasPhrases && (
          <PhrasePlayer
            letters={LETTERS.slice(0, order.length)}
            align={async () => (await import('./alignVoices.ts')).alignVoices(recordings, order)}
          />
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        {onPick && (
          <Button color="inherit" onClick={onPick} sx={{ marginInlineEnd: 'auto' }}>
            {text('compare.pick')}
          </Button>
        )}
        <Button color="inherit" onClick={onClose}>
          {text('common.close')}
        </Button>
        <Button variant="contained" onClick={() => setRevealed(!isRevealed)}>
          {text(isRevealed ? 'compare.hideNames' : 'compare.reveal')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

export default CompareDialog;
