import type { ReactNode } from 'react';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { SendButton } from '../../components/SendButton.tsx';
import { Muted } from '../../components/layout/Muted.tsx';
import { Row } from '../../components/layout/Row.tsx';
import { formatClockTime } from '../../components/waveform/clock.ts';
import type { Submission } from '../../lib/submission/submitter.ts';

interface Props {
  readonly atMs: number;
  /** Author and time. */
  readonly by: ReactNode;
  readonly text: string;
  readonly playLabel: string;
  /** Null: no playback. */
  readonly onPlay: ((seconds: number) => void) | null;
  /** Absent: not removable by the reader. */
  readonly removal?: {
    readonly label: string;
    readonly onRemove: (submission: Submission) => Promise<unknown>;
  };
}

/** A comment at a time of a recording; pressing the time plays from there. */
export const CommentRow = ({ atMs, by, text, playLabel, onPlay, removal }: Props) => {
  const seconds = atMs / 1000;

  return (
    <Row component="li" isOneLine align="flex-start">
      <Button size="small" disabled={!onPlay} aria-label={playLabel} onClick={() => onPlay?.(seconds)}>
        {formatClockTime(seconds)}
      </Button>
      <Box sx={{ flex: 1, minWidth: 0, paddingTop: 0.5 }}>
        <Muted variant="caption" component="div" sx={{ overflowWrap: 'anywhere' }}>
          {by}
        </Muted>
        <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
      </Box>
      {removal && (
        <SendButton
          size="small"
          color="inherit"
          aria-label={removal.label}
          onSend={removal.onRemove}
          sx={{ minWidth: 36 }}
        >
          <Close fontSize="small" />
        </SendButton>
      )}
    </Row>
  );
};
