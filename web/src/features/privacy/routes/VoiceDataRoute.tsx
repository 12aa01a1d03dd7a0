import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { PageHeader } from '../../../components/layout/PageHeader.tsx';
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
        <Box sx={{ display: 'grid', gap: 2 }}>
          {CARDS.map((height, index) => (
            <Skeleton key={index} variant="rounded" height={height} />
          ))}
        </Box>
      </LoadingState>
    );

  return (
    <Box
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}
      aria-busy={demos.phase === 'loading'}
    >
      <HeldDemos talentId={talentId} voice={voice} />
      <HeldTakes voice={voice} />
      <HeldSessions voice={voice} />
      <HeldLicences voice={voice} />
      <ConsentHistory voice={voice} />
      <LeaveCard talentId={talentId} voice={voice} />
    </Box>
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
        <Typography sx={{ color: 'text.secondary' }}>{text('voiceData.notYours')}</Typography>
      ) : (
        <VoiceParts talentId={session.uid} />
      )}
    </Box>
  );
};

export default VoiceDataRoute;
