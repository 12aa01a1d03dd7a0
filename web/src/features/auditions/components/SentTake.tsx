import Box from '@mui/material/Box';
import { Muted } from '../../../components/layout/Muted.tsx';
import { FailedHere } from '../../../components/states/FailedHere.tsx';
import { TakesPlayer } from '../../../common/voices/TakesPlayer.tsx';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';
import { toUrl } from '../../../lib/http/request.ts';
import { useRequest } from '../../../lib/http/useRequest.ts';

/** The recording uploaded by a link, playable for its sender. Nothing until known. */
export const SentTake = ({ token }: { readonly token: string }) => {
  const text = useText();
  const request = useRequest(token, (signal) => api.auditions.entry({ token }, { signal }));
  if (request.status === 'error')
    return <FailedHere error={request.error} what={text('take.notLoaded')} onRetry={request.reload} />;

  const { id, take } = request.data ?? { id: '', take: null };
  if (!take) return null;

  return (
    <Box sx={{ marginTop: 2, textAlign: 'start' }}>
      <TakesPlayer
        title={text('take.sent')}
        peaks={take.peaks}
        takes={take.takes}
        buttonHeight={44}
        durationMs={take.durationMs}
        getUrl={() => toUrl(api.auditions.download.path, { id }, { token })}
      />
      <Muted sx={{ marginTop: 0.5 }}>
        {text(take.syntheticVoiceConsent ? 'take.consentGiven' : 'take.consentNotGiven')}
      </Muted>
    </Box>
  );
};
