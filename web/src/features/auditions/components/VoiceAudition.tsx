import Box from '@mui/material/Box';
import { TakesPlayer } from '../../../common/voices/TakesPlayer.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import type { presentAudition } from './auditionParts.tsx';

/** The audition of a voice that left the list. */
export const VoiceAudition = ({ state, note, take }: ReturnType<typeof presentAudition>) => (
  <Stack isBounded gap={0.5}>
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 0.75 }}>{state}</Box>
    {take && (
      <>
        <TakesPlayer size="compact" {...take.recording} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}>{take.actions}</Box>
      </>
    )}
    {note}
  </Stack>
);
