import Box from '@mui/material/Box';
import { moveEdge, type Side } from '@domain/audio/reel/edit-takes.ts';
import type { Span } from '@domain/audio/reel/reel.ts';
import { StillWave } from '../../../components/waveform/StillWave.tsx';
import { TakeEdge } from './TakeEdge.tsx';

const HEIGHT = 72;
const SIDES: readonly Side[] = ['startMs', 'endMs'];

interface Props {
  readonly peaks: readonly number[];
  readonly durationMs: number;
  readonly takes: readonly Span[];
  readonly disabled: boolean;
  readonly onChange: (takes: readonly Span[]) => void;
}

/** The waveform of a recording with its takes as regions, whose edges can be moved. Time runs from left to right. */
export const TakeLane = ({ peaks, durationMs, takes, disabled, onChange }: Props) => (
  <Box dir="ltr" sx={{ position: 'relative', height: HEIGHT }}>
    <StillWave peaks={peaks} height={HEIGHT} />
    {takes.map(({ startMs, endMs }, index) => (
      <Box
        key={index}
        aria-hidden
        sx={{
          position: 'absolute',
          insetBlock: 0,
          left: `${(startMs / durationMs) * 100}%`,
          width: `${((endMs - startMs) / durationMs) * 100}%`,
          backgroundColor: 'action.selected',
          borderRadius: '4px',
          textAlign: 'center',
          fontSize: '0.75rem',
          lineHeight: '18px',
          fontWeight: 600,
        }}
      >
        {index + 1}
      </Box>
    ))}
    {takes.flatMap((_take, index) =>
      SIDES.map((side) => (
        <TakeEdge
          key={`${index} ${side}`}
          takes={takes}
          index={index}
          side={side}
          durationMs={durationMs}
          disabled={disabled}
          onMove={(toMs) => onChange(moveEdge(takes, index, side, toMs, durationMs))}
        />
      )),
    )}
  </Box>
);
