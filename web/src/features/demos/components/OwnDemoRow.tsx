import type { ReactNode } from 'react';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Hourglass from '@mui/icons-material/HourglassEmptyOutlined';
import DoNotDisturb from '@mui/icons-material/DoNotDisturbOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatVerdict } from '@domain/curation/reasons.ts';
import type { Demo, ReviewStatus } from '@domain/demos/demos.ts';
import { ChangedByAgency } from '../../../common/talents/ChangedByAgency.tsx';
import { DateText } from '../../../components/DateText.tsx';
import { StateChip, type StateTone } from '../../../components/StateChip.tsx';
import { getLevel } from '@domain/audio/quality.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { DemoTags } from '../../../common/voices/DemoTags.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { WaveformPlayer } from '../../../components/waveform/WaveformPlayer.tsx';
import { useText } from '../../../i18n/useText.ts';
import { fetchDemoUrl } from '../../../common/voices/playbackUrls.ts';
import { DemoActions } from './DemoActions.tsx';

const STATES: Readonly<Record<ReviewStatus, { tone: StateTone; icon: typeof CheckCircle }>> = {
  pending: { tone: 'waiting', icon: Hourglass },
  approved: { tone: 'positive', icon: CheckCircle },
  rejected: { tone: 'negative', icon: DoNotDisturb },
};

type DemoFact = 'uploaded' | 'traits' | 'consent' | 'review';

interface Props {
  readonly demo: Demo;
  readonly isOwner: boolean;
  /** Default: all. */
  readonly shows?: (fact: DemoFact) => boolean;
  readonly talent?: ReactNode;
}

/** Reviews of the demo: of this version or the previous one. */
const Reviews = ({ demo }: Pick<Props, 'demo'>) => {
  const text = useText();
  const { reviewStatus, reviewerReasons, reviewerComment, approved, earlierReviews } = demo;
  const describeReview = (reasons: Demo['reviewerReasons'], comment: string | null) =>
    formatVerdict(reasons, comment, (reason) => text(`review.reason.${reason}`));
  const now = describeReview(reviewerReasons, reviewerComment);
  const isWaiting = reviewStatus === 'pending';
  const [earlier] = isWaiting ? earlierReviews : [];
  const before = earlier ? describeReview(earlier.reasons, earlier.comment) : '';
  const lines = [
    now && text('ownDemos.comment', { comment: now }),
    before && text('demo.earlierReview', { comment: before }),
    isWaiting && approved && text('demo.newVersionWaits'),
  ].filter((line) => typeof line === 'string' && line !== '');
  if (lines.length === 0) return null;

  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      {lines.map((line) => (
        <Muted key={String(line)}>{line}</Muted>
      ))}
    </Box>
  );
};

/** A demo as its talent sees it: player, review and actions. */
export const OwnDemoRow = ({ demo, isOwner, talent, shows = () => true }: Props) => {
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
          <bdi>{demo.name}</bdi>
        </Typography>
        {talent}
        {shows('uploaded') && (
          <Muted variant="caption" component="p" sx={{ marginBottom: 0.5 }}>
            <DateText instant={demo.createdAt} />
          </Muted>
        )}
        {shows('traits') && <DemoTags traits={demo} without={demo.name} />}
        <Muted variant="caption" component="p" sx={{ marginTop: 0.5 }}>
          {joinDotted([
            demo.principalInCategory && text('demo.isPrincipal'),
            shows('consent') &&
              text(demo.syntheticVoiceConsent ? 'demo.consentGiven' : 'demo.consentNotGiven'),
          ])}
        </Muted>
        <ChangedByAgency talentId={demo.talentId} collection="demos" id={demo.id} />
      </Box>
      <WaveformPlayer
        title={demo.name}
        peaks={demo.peaks}
        durationMs={demo.durationMs}
        level={demo.quality && getLevel(demo.quality)}
        getUrl={() => fetchDemoUrl(demo.talentId, demo.id)}
      />
      <Row
        isOneLine
        gap={0.5}
        align="center"
        sx={{
          justifyContent: { lg: 'flex-end' },
          minWidth: 148,
        }}
      >
        <StateChip tone={tone} icon={icon} label={text(`ownDemos.${demo.reviewStatus}`)} />
        <Box sx={{ marginInlineStart: { xs: 'auto', lg: 0 } }}>
          <DemoActions demo={demo} isOwner={isOwner} opensRow={talent === undefined} />
        </Box>
      </Row>
      {shows('review') && <Reviews demo={demo} />}
    </Box>
  );
};
