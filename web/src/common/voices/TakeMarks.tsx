import Box from '@mui/material/Box';
import type { Span } from '@domain/audio/reel/reel.ts';

interface Props {
  readonly takes: readonly Span[];
  readonly durationMs: number;
}

/** Numbers the takes on a waveform; visual only, because the buttons below name them. */
export const TakeMarks = ({ takes, durationMs }: Props) => (
  <Box aria-hidden sx={{ position: 'absolute', inset: 0, pointerEvents: 'none' }}>
    {takes.map(({ startMs }, index) => (
      <Box
        key={startMs}
        sx={{
          position: 'absolute',
          insetBlock: 0,
          left: `${durationMs > 0 ? Math.min(100, (startMs / durationMs) * 100) : 0}%`,
          borderInlineStart: '1px solid',
          borderColor: 'text.secondary',
        }}
      >
        <Box
          sx={{
            fontSize: '0.625rem',
            lineHeight: '12px',
            paddingInline: '3px',
            color: 'text.primary',
            backgroundColor: 'surface.sunken',
          }}
        >
          {index + 1}
        </Box>
      </Box>
    ))}
  </Box>
);
