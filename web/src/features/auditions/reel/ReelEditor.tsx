import { useId } from 'react';
import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { describeReel } from '@domain/audio/reel/describe-reel.ts';
import { splitLongest } from '@domain/audio/reel/edit-takes.ts';
import { TAKES_MAX, type Span } from '@domain/audio/reel/reel.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { PlainList } from '../../../components/layout/PlainList.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import type { ReadAudio } from '../../../components/upload/readAudio.ts';
import { useText } from '../../../i18n/useText.ts';
import { formatPreciseTime } from './formatPreciseTime.ts';
import { ReelAdvice } from './ReelAdvice.tsx';
import { TakeLane } from './TakeLane.tsx';
import { useReel } from './useReel.ts';

interface Props {
  readonly audio: ReadAudio;
  /** The talent's own borders; undefined: as found. */
  readonly takes: readonly Span[] | undefined;
  readonly onTakes: (takes: readonly Span[] | undefined) => void;
  readonly disabled: boolean;
}

/** The takes found in the chosen recording, with advice; the talent may correct where they start and end. */
export const ReelEditor = ({ audio, takes: spans, onTakes, disabled }: Props) => {
  const text = useText();
  const titleId = useId();
  const reel = useReel(audio);
  const { durationMs, peaks } = audio;
  // Without an analysis here, the API's counts.
  if (reel === null) return null;
  if (!reel)
    return (
      <div role="status">
        <Muted>{text('reel.listening')}</Muted>
        <Skeleton variant="rounded" height={72} sx={{ marginTop: 1 }} />
      </div>
    );

  const takes = spans ?? reel.takes;
  const { findings } = spans ? describeReel(reel, spans) : reel;

  return (
    <Stack component="section" aria-labelledby={titleId} gap={1}>
      <Typography variant="subtitle1" component="h2" id={titleId}>
        {text('reel.title')}
      </Typography>
      {takes.length > 0 ? (
        <>
          <TakeLane
            peaks={peaks}
            durationMs={durationMs}
            takes={takes}
            disabled={disabled}
            onChange={onTakes}
          />
          <ReelAdvice findings={findings} takes={takes.length} />
        </>
      ) : (
        <Typography variant="body2">{text('reel.none')}</Typography>
      )}
      <PlainList>
        {takes.map(({ startMs, endMs }, index) => (
          <Row
            key={index}
            component="li"
            isOneLine
            gap={1.5}
            align="center"
            sx={{ fontVariantNumeric: 'tabular-nums' }}
          >
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {text('player.take', { number: index + 1 })}
            </Typography>
            <Muted sx={{ flex: 1 }}>{`${formatPreciseTime(startMs)} – ${formatPreciseTime(endMs)}`}</Muted>
            <IconButton
              aria-label={text('reel.remove', { take: index + 1 })}
              disabled={disabled || takes.length === 1}
              onClick={() => onTakes(takes.filter((_, position) => position !== index))}
              sx={{ width: 44, height: 44 }}
            >
              <Close fontSize="small" />
            </IconButton>
          </Row>
        ))}
      </PlainList>
      <Row>
        {takes.length < TAKES_MAX && (
          <Button
            color="inherit"
            variant="outlined"
            disabled={disabled}
            onClick={() => onTakes(splitLongest(takes, reel.speech, durationMs))}
          >
            {text('reel.add')}
          </Button>
        )}
        {spans && (
          <Button color="inherit" disabled={disabled} onClick={() => onTakes(undefined)}>
            {text('reel.reset')}
          </Button>
        )}
      </Row>
      <Muted>{text('reel.help')}</Muted>
    </Stack>
  );
};
