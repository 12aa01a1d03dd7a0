import { TakesPlayer } from '../../../common/voices/TakesPlayer.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import type { presentAudition } from './auditionParts.tsx';

/** The audition of a voice that left the list. */
export const VoiceAudition = ({ state, note, take }: ReturnType<typeof presentAudition>) => (
  <Stack isBounded gap={0.5}>
    <Row gap={0.75} align="center">
      {state}
    </Row>
    {take && (
      <>
        <TakesPlayer size="compact" {...take.recording} />
        <Row gap={0.5} align="center">
          {take.actions}
        </Row>
      </>
    )}
    {note}
  </Stack>
);
