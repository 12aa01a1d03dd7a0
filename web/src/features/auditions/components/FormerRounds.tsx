import Box from '@mui/material/Box';
import { getRound, type AuditionEntry } from '@domain/auditions/auditions.ts';
import type { TakeTalk } from '../../../common/board/useColleagues.ts';
import { TakesPlayer } from '../../../common/voices/TakesPlayer.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
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
      <Muted variant="caption" component="p">
        {text('callback.round', { round: getRound(entry) })}
      </Muted>
      <TakesPlayer size="compact" {...takeRecording(entry, talk, text)} />
    </Box>
  ));
};
