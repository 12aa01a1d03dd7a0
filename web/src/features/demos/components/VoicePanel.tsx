import { useId, useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Dialog } from '../../../components/dialogs/Dialog.tsx';
import { CompetingMark } from '../../../common/licences/CompetingMark.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { useTraitWords } from '../../../common/voices/useTraitWords.ts';
import { VoiceConsent } from '../../../common/voices/VoiceConsent.tsx';
import { WaveformPlayer } from '../../../components/waveform/WaveformPlayer.tsx';
import { useText } from '../../../i18n/useText.ts';
import { fetchDemoUrl } from '../../../common/voices/playbackUrls.ts';
import type { Request } from '../../../lib/http/useRequest.ts';
import { useLanguageName } from '../../../lib/reference.ts';
import type { FoundDemo } from '../data/useDemoSearch.ts';
import { useVoiceDemos, useSimilarVoices } from '../data/useVoicePanel.ts';
import { LiveTested } from './LiveTested.tsx';
import { VoiceFacts } from './VoiceFacts.tsx';

interface DemosProps {
  readonly title: string;
  readonly request: Request<readonly FoundDemo[]>;
  readonly none?: string;
  readonly captionOf: (demo: FoundDemo) => ReactNode;
}

/** Demos in a column, each with its player. */
const Demos = ({ title, request, none, captionOf }: DemosProps) => {
  const traits = useTraitWords();
  const { status, data, error, reload } = request;

  return (
    <Box component="section" aria-label={title} sx={{ marginTop: 3 }}>
      <Typography variant="h3" sx={{ marginBottom: 1 }}>
        {title}
      </Typography>
      {status === 'error' && <ErrorState error={error} onRetry={reload} />}
      {status === 'loading' && (
        <LoadingState>
          <Skeleton height={64} />
          <Skeleton height={64} />
        </LoadingState>
      )}
      {data?.length === 0 && <Muted variant="body1">{none}</Muted>}
      {data?.map((demo) => (
        <Box key={demo.id} sx={{ paddingBlock: 1, borderTop: '1px solid', borderColor: 'divider' }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
            {captionOf(demo)}
            <Muted variant="caption">
              {traits(demo, demo.name).join(', ')}
              {demo.syntheticVoiceConsent && (
                <>
                  {' · '}
                  <VoiceConsent isGiven />
                </>
              )}
            </Muted>
          </Box>
          <WaveformPlayer
            title={`${demo.talentPublicName}, ${demo.name}`}
            peaks={demo.peaks}
            durationMs={demo.durationMs}
            level={demo.level}
            getUrl={() => fetchDemoUrl(demo.talentId, demo.id, 'approved')}
          />
        </Box>
      ))}
    </Box>
  );
};

/** A found voice's facts, fee, demos and similar voices. */
export const VoicePanel = ({
  demo: first,
  onClose,
}: {
  readonly demo: FoundDemo;
  readonly onClose: () => void;
}) => {
  const text = useText();
  const titleId = useId();
  const languageName = useLanguageName();
  const [demo, setDemo] = useState(first);
  const demos = useVoiceDemos(demo.talentId);
  const similar = useSimilarVoices(demo);

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>
        <bdi>{demo.talentPublicName}</bdi>
      </DialogTitle>
      <DialogContent>
        <VoiceFacts key={demo.talentId} demo={demo} />
        {demo.rehearsal && <LiveTested rehearsal={demo.rehearsal} />}
        <CompetingMark talentId={demo.talentId} />
        <Demos
          title={text('voice.demos')}
          request={demos}
          captionOf={({ name, language }) => (
            <Typography component="span" sx={{ fontWeight: 560 }}>
              <bdi>{name}</bdi>
              {' · '}
              {languageName(language)}
            </Typography>
          )}
        />
        <Demos
          title={text('voice.similar')}
          request={similar}
          none={text('voice.noSimilar')}
          captionOf={(captionedDemo) => (
            <Button
              size="small"
              color="inherit"
              onClick={() => setDemo(captionedDemo)}
              sx={{ paddingInline: 0.5, marginInlineStart: -0.5 }}
            >
              <bdi>{captionedDemo.talentPublicName}</bdi>
            </Button>
          )}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{text('common.close')}</Button>
      </DialogActions>
    </Dialog>
  );
};
