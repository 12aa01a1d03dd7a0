import { useEffect, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { joinDotted } from '@domain/values/direction.ts';
import { Muted } from '../../components/layout/Muted.tsx';
import { Row } from '../../components/layout/Row.tsx';
import { useText } from '../../i18n/useText.ts';
import { useHasPageKeys, usePageKeys } from '../../lib/keys/usePageKeys.ts';
import type { AlignedVoices } from './alignVoices.ts';

interface Props {
  readonly letters: readonly string[];
  readonly voices: AlignedVoices;
}

/** Plays one phrase in each voice that has it. J and K select the next and the previous phrase. */
export const PhraseControls = ({ letters, voices: { phrases, play } }: Props) => {
  const text = useText();
  const [shown, setShown] = useState(0);
  const [heard, setHeard] = useState<number | null>(null);
  const stop = useRef<(() => void) | null>(null);

  const hear = (index: number) => {
    const phrase = phrases[index];
    if (!phrase) return;
    stop.current?.();
    setShown(index);
    stop.current = play(phrase, setHeard);
  };

  useEffect(() => () => stop.current?.(), []);

  const hasPageKeys = useHasPageKeys();

  usePageKeys({ j: () => hear(shown + 1), k: () => hear(shown - 1) }, { isInDialog: true });

  const phrase = phrases[shown] ?? [];

  return (
    <Row align="center">
      <Button
        size="small"
        color="inherit"
        aria-keyshortcuts={hasPageKeys ? 'k' : undefined}
        disabled={shown === 0}
        onClick={() => hear(shown - 1)}
      >
        {text('compare.phrasePrevious')}
      </Button>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        onClick={() => (heard === null ? hear(shown) : stop.current?.())}
      >
        {text(heard === null ? 'compare.phrasePlay' : 'compare.phraseStop')}
      </Button>
      <Button
        size="small"
        color="inherit"
        aria-keyshortcuts={hasPageKeys ? 'j' : undefined}
        disabled={shown === phrases.length - 1}
        onClick={() => hear(shown + 1)}
      >
        {text('compare.phraseNext')}
      </Button>
      <Typography role="status" variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {joinDotted([
          text('compare.phrase', { number: shown + 1, count: phrases.length }),
          ...(heard === null ? [] : [text('compare.voice', { letter: letters[heard] ?? '' })]),
        ])}
      </Typography>
      {letters.map(
        (letter, index) =>
          !phrase[index] && (
            <Muted key={letter} variant="caption">
              {text('compare.phraseMissing', { letter })}
            </Muted>
          ),
      )}
    </Row>
  );
};
