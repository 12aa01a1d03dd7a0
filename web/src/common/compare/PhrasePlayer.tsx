import { useEffect, useRef, useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { Muted } from '../../components/layout/Muted.tsx';
import { Row } from '../../components/layout/Row.tsx';
import { Stack } from '../../components/layout/Stack.tsx';
import { FailedHere } from '../../components/states/FailedHere.tsx';
import { useText } from '../../i18n/useText.ts';
import type { AlignedVoices } from './alignVoices.ts';
import { PhraseControls } from './PhraseControls.tsx';

interface Props {
  /** In the order of the voices. */
  readonly letters: readonly string[];
  readonly align: () => Promise<AlignedVoices>;
}

type State =
  | { readonly status: 'closed' | 'loading' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'ready'; readonly voices: AlignedVoices };

/** Plays the same phrase of each voice, then the next one. Phrases are found on request. */
const PhrasePlayer = ({ letters, align }: Props) => {
  const text = useText();
  const [state, setState] = useState<State>({ status: 'closed' });
  const isShown = useRef(true);

  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const find = () => {
    const answer = (next: State) => isShown.current && setState(next);
    setState({ status: 'loading' });
    align().then(
      (voices) => answer({ status: 'ready', voices }),
      (error: unknown) => answer({ status: 'failed', error }),
    );
  };

  return (
    <Stack
      component="section"
      aria-label={text('compare.phrases')}
      gap={1}
      sx={{
        marginTop: 1,
        paddingTop: 2,
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Typography component="h3" sx={{ fontWeight: 560 }}>
        {text('compare.phrases')}
      </Typography>
      {state.status === 'closed' && (
        <Row gap={1.5} align="center">
          <Button size="small" variant="outlined" color="inherit" onClick={find}>
            {text('compare.phrasesFind')}
          </Button>
          <Muted>{text('compare.phrasesLead')}</Muted>
        </Row>
      )}
      {state.status === 'loading' && (
        <Typography role="status" variant="body2" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <CircularProgress size={16} color="inherit" aria-hidden />
          {text('compare.phrasesFinding')}
        </Typography>
      )}
      {state.status === 'failed' && (
        <FailedHere error={state.error} what={text('compare.phrasesFailed')} onRetry={find} />
      )}
      {state.status === 'ready' &&
        (state.voices.isSure ? (
          <PhraseControls letters={letters} voices={state.voices} />
        ) : (
          <Alert severity="info">{text('compare.phrasesUnsure')}</Alert>
        ))}
    </Stack>
  );
};

export default PhrasePlayer;
