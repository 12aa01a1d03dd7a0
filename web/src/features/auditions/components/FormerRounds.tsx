import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { getRound, type AuditionEntry } from '@domain/auditions/auditions.ts';
import type { TakeTalk } from '../../../common/board/useColleagues.ts';
import { TakesPlayer } from '../../../common/voices/TakesPlayer.tsx';
import { useText } from '../../../i18n/useText.ts';
import { takeRecording } from './takeRecording.tsx';

interface Props {
  /** Takes of earlier rounds, the latest first. */
  readonly takes: readonly AuditionEntry[];
  readonly talk: TakeTalk;
}

/** A voice's takes of earlier rounds. */
export const FormerRounds = ({ takes, talk }: Props) => {
  const text = useText();
  return takes.map((entry) => (
    <Box key={entry.id} sx={{ marginTop: 0.5 }}>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {text('callback.round', { round: getRound(entry) })}
      </Typography>
      <TakesPlayer size="compact" {...takeRecording(entry, talk, text)} />
    </Box>
  ));
};
