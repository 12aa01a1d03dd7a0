import Box from '@mui/material/Box';
import type { AuditionEntry } from '@domain/auditions/auditions.ts';
import { TakesPlayer } from '../../../common/voices/TakesPlayer.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { TakeTalk } from '../../../common/board/useColleagues.ts';
import { AuditionNote } from './AuditionNote.tsx';
import { AuditionState } from './AuditionState.tsx';
import { TakeActions } from './TakeActions.tsx';
import { takeRecording } from './takeRecording.tsx';

interface Props {
  readonly entry: AuditionEntry;
  readonly character: string;
  readonly now: number;
  /** Comments on the takes of its character. */
  readonly talk: TakeTalk;
}

/** The audition of a voice that left the list. */
export const VoiceAudition = ({ entry, character, now, talk }: Props) => {
  const text = useText();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 0.75 }}>
        <AuditionState entry={entry} now={now} />
      </Box>
      {entry.status === 'uploaded' && (
        <>
          <TakesPlayer size="compact" {...takeRecording(entry, talk, text)} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}>
            <TakeActions entry={entry} character={character} talk={talk} />
          </Box>
        </>
      )}
      <AuditionNote entry={entry} />
    </Box>
  );
};
