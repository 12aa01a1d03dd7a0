import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Hourglass from '@mui/icons-material/HourglassEmptyOutlined';
import DoNotDisturb from '@mui/icons-material/DoNotDisturbOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Demo, ReviewStatus } from '@domain/demos/demos.ts';
import { DateText } from '../../../components/DateText.tsx';
import { StateChip, type StateTone } from '../../../components/StateChip.tsx';
import { DemoTags } from '../../../components/voices/DemoTags.tsx';
import { WaveformPlayer } from '../../../components/waveform/WaveformPlayer.tsx';
import { useText } from '../../../i18n/useText.ts';
import { demoUrl } from '../../../lib/audio.ts';

const STATES: Readonly<Record<ReviewStatus, { tone: StateTone; icon: typeof CheckCircle }>> = {
  pending: { tone: 'waiting', icon: Hourglass },
  approved: { tone: 'positive', icon: CheckCircle },
  rejected: { tone: 'negative', icon: DoNotDisturb },
};

/** One of one's own demos: how it sounds, and what the curator said. */
export const OwnDemoRow = ({ demo }: { readonly demo: Demo }) => {
  const text = useText();
  const { tone, icon } = STATES[demo.reviewStatus];
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', lg: 'minmax(200px, 3fr) minmax(220px, 5fr) auto' },
        alignItems: 'center',
        columnGap: 2,
        rowGap: 1,
        padding: '12px 16px',
        borderTop: '1px solid',
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography component="div" sx={{ fontWeight: 560 }} noWrap title={demo.name}>
          {demo.name}
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', marginBottom: 0.5 }}>
          <DateText instant={demo.createdAt} />
        </Typography>
        <DemoTags traits={demo} without={demo.name} />
      </Box>
      <WaveformPlayer
        title={demo.name}
        peaks={demo.peaks}
        durationMs={demo.durationMs}
        getUrl={() => demoUrl(demo.talentId, demo.id)}
      />
      <Box sx={{ minWidth: 104, textAlign: { lg: 'right' } }}>
        <StateChip tone={tone} icon={icon} label={text(`ownDemos.${demo.reviewStatus}`)} />
      </Box>
      {demo.reviewerComment && (
        <Typography variant="body2" sx={{ gridColumn: '1 / -1', color: 'text.secondary' }}>
          {text('ownDemos.comment', { comment: demo.reviewerComment })}
        </Typography>
      )}
    </Box>
  );
};
