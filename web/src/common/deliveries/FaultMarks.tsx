import Box from '@mui/material/Box';

interface Props {
  readonly moments: readonly number[];
  readonly durationMs: number;
}

/** Marks moments of faults on a waveform; visual only, because the findings below name them. */
export const FaultMarks = ({ moments, durationMs }: Props) => (
  <Box aria-hidden sx={{ position: 'absolute', inset: 0, pointerEvents: 'none' }}>
    {moments.map((atMs) => (
      <Box
        key={atMs}
        sx={{
          position: 'absolute',
          insetBlock: 0,
          left: `${durationMs > 0 ? Math.min(100, (atMs / durationMs) * 100) : 0}%`,
          borderInlineStart: '2px solid',
          borderColor: 'warning.main',
        }}
      />
    ))}
  </Box>
);
