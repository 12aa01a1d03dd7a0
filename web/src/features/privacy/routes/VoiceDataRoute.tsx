import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Muted } from '../../../components/layout/Muted.tsx';
import { PageHeader } from '../../../components/layout/PageHeader.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { DeniedState, ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { isImpersonating, useSignedIn } from '../../../lib/session/session.ts';
import { ConsentHistory } from '../components/ConsentHistory.tsx';
import { HeldDemos } from '../components/HeldDemos.tsx';
import { HeldLicences } from '../components/HeldLicences.tsx';
import { HeldSessions } from '../components/HeldSessions.tsx';
import { HeldTakes } from '../components/HeldTakes.tsx';
import { LeaveCard } from '../components/LeaveCard.tsx';
import { useHeldVoice } from '../data/heldVoice.ts';

const CARDS = [220, 220, 160, 160];

const VoiceParts = ({ talentId }: { readonly talentId: string }) => {
  const voice = useHeldVoice();
  const { demos } = voice;
  if (demos.phase === 'failed') return <ErrorState error={demos.error} onRetry={voice.reload} />;
  if (demos.items === undefined)
    return (
      <LoadingState>
        <Stack>
          {CARDS.map((height, index) => (
            <Skeleton key={index} variant="rounded" height={height} />
          ))}
        </Stack>
      </LoadingState>
    );

  return (
    <Stack isBounded aria-busy={demos.phase === 'loading'}>
      <HeldDemos talentId={talentId} voice={voice} />
      <HeldTakes voice={voice} />
      <HeldSessions voice={voice} />
      <HeldLicences voice={voice} />
      <ConsentHistory voice={voice} />
      <LeaveCard talentId={talentId} voice={voice} />
    </Stack>
  );
};

/** A talent's voice data in all agencies, with its controls; not for acting admins. */
const VoiceDataRoute = () => {
  const text = useText();
  const session = useSignedIn();
  if (!session.roles.includes('talent')) return <DeniedState />;

  return (
    <Box sx={{ maxWidth: 880 }}>
      <PageHeader title={text('voiceData.title')} meta={text('voiceData.lead')} />
      {isImpersonating(session) ? (
        <Muted variant="body1">{text('voiceData.notYours')}</Muted>
      ) : (
        <VoiceParts talentId={session.uid} />
      )}
    </Box>
  );
};

export default VoiceDataRoute;
