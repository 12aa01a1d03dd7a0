import Box from '@mui/material/Box';
import type { VoiceComment } from '@domain/castings/voice-comments.ts';

interface Props {
  readonly comments: readonly Pick<VoiceComment, 'id' | 'atMs'>[];
  readonly durationMs: number;
}

/** Marks comments on a waveform; visual only, because the list beside it contains them. */
export const Moments = ({ comments, durationMs }: Props) => (
  <Box aria-hidden sx={{ position: 'absolute', inset: 0, pointerEvents: 'none' }}>
    {comments.map(({ id, atMs }) => (
      <Box
        key={id}
        data-moment={atMs}
        sx={{
          position: 'absolute',
          top: 0,
          bottom: 0,
          left: `${durationMs > 0 ? Math.min(100, (atMs / durationMs) * 100) : 0}%`,
          borderInlineStart: '2px solid',
          borderColor: 'warning.main',
          '&::before': {
            content: '""',
            position: 'absolute',
            top: -3,
            left: -5,
            width: 8,
            height: 8,
            borderRadius: '50%',
            backgroundColor: 'warning.main',
          },
        }}
      />
    ))}
  </Box>
);
