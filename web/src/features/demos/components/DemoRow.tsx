import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DemoTags } from '../../../components/voices/DemoTags.tsx';
import { VoiceConsent } from '../../../components/voices/VoiceConsent.tsx';
import { WaveformPlayer } from '../../../components/waveform/WaveformPlayer.tsx';
import { useText } from '../../../i18n/useText.ts';
import { demoUrl } from '../../../lib/audio.ts';
import { FailedHere } from '../../../components/states/FailedHere.tsx';
import type { DemoWish } from '../data/useAddDemo.ts';
import type { FoundDemo } from '../data/useDemoSearch.ts';
import { DemoChoice } from './DemoChoice.tsx';
import { LiveTested } from './LiveTested.tsx';

/** Where a voice stands with the list it may be added to; `unknown`: the list is on its way. */
export type DemoState = 'unknown' | 'free' | 'shortlisted';

interface Props {
  readonly demo: FoundDemo;
  readonly state: DemoState;
  /** What was asked for here, until the list agrees. */
  readonly wish: DemoWish | undefined;
  readonly onWish: (wanted: boolean) => void;
}

/** A voice: who, how it sounds, and a way into the casting. */
export const DemoRow = ({ demo, state, wish, onWish }: Props) => {
  const text = useText();
  const isFailed = wish?.state === 'failed';
  const title = `${demo.talentPublicName}, ${demo.name}`;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr auto', lg: 'minmax(180px, 3fr) minmax(220px, 5fr) 112px' },
        gridTemplateAreas: {
          xs: `"who act" "play play"${isFailed ? ' "told told"' : ''}`,
          lg: `"who play act"${isFailed ? ' "told told told"' : ''}`,
        },
        alignItems: 'center',
        columnGap: 2,
        rowGap: 1,
        padding: '10px 16px',
        borderTop: '1px solid',
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
        '&:hover': { backgroundColor: 'action.hover' },
      }}
    >
      <Box sx={{ gridArea: 'who', minWidth: 0 }}>
        <Typography component="div" sx={{ fontWeight: 560 }} noWrap title={demo.talentPublicName}>
          {demo.talentPublicName}
        </Typography>
        <Typography
          variant="caption"
          component="p"
          // Never cut short: it says what may be made of the voice.
          sx={{ color: 'text.secondary', marginBottom: 0.5, overflowWrap: 'anywhere' }}
        >
          <span>{demo.name}</span>
          {' · '}
          <VoiceConsent isGiven={demo.syntheticVoiceConsent} />
        </Typography>
        <DemoTags traits={demo} without={demo.name} />
        {demo.rehearsal && <LiveTested rehearsal={demo.rehearsal} />}
      </Box>
      <Box sx={{ gridArea: 'play', minWidth: 0 }}>
        <WaveformPlayer
          title={title}
          peaks={demo.peaks}
          durationMs={demo.durationMs}
          level={demo.level}
          getUrl={() => demoUrl(demo.talentId, demo.id)}
        />
      </Box>
      <Box sx={{ gridArea: 'act', textAlign: 'right' }}>
        <DemoChoice title={title} state={state} onWish={onWish} />
      </Box>
      {wish && isFailed && (
        <Box sx={{ gridArea: 'told' }}>
          <FailedHere
            error={wish.error}
            what={text(wish.wanted ? 'finder.addFailed' : 'finder.undoFailed')}
            onRetry={() => onWish(wish.wanted)}
          />
        </Box>
      )}
    </Box>
  );
};
