import EventBusy from '@mui/icons-material/EventBusyOutlined';
import HourglassTop from '@mui/icons-material/HourglassTopOutlined';
import Mic from '@mui/icons-material/MicNoneOutlined';
import ThumbUp from '@mui/icons-material/ThumbUp';
import ThumbUpOutlined from '@mui/icons-material/ThumbUpOutlined';
import TimerOff from '@mui/icons-material/TimerOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { entryStateOf, type AuditionEntry } from '@domain/auditions/auditions.ts';
import { DateText } from '../../../components/DateText.tsx';
import { FailedHere } from '../../../components/states/FailedHere.tsx';
import { StateChip } from '../../../components/StateChip.tsx';
import { WaveformPlayer } from '../../../components/waveform/WaveformPlayer.tsx';
import { useText } from '../../../i18n/useText.ts';
import { takeUrl } from '../../../lib/audio.ts';
import { useDates } from '../../../lib/dates.ts';
import { useOptimistic } from '../../../lib/press/useOptimistic.ts';
import { HeardTake } from './HeardTake.tsx';
import { approveEntry } from '../data/auditionCalls.ts';

const looks = {
  open: { tone: 'waiting', icon: HourglassTop },
  uploaded: { tone: 'positive', icon: Mic },
  expired: { tone: 'attention', icon: TimerOff },
  cancelled: { tone: 'neutral', icon: EventBusy },
} as const;

/** The audition of a voice, on its card: asked, handed in and to be judged, or too late. */
export const AuditionOfVoice = ({ entry, now }: { readonly entry: AuditionEntry; readonly now: number }) => {
  const text = useText();
  const dates = useDates();
  const approval = useOptimistic<boolean>(entry.isApproved, (next, press) =>
    approveEntry(entry.id, next, press),
  );
  const approved = approval.shown;
  const state = entryStateOf({ status: entry.status, deadlineMillis: entry.deadline.toMillis() }, now);

  return (
    <Box sx={{ marginTop: 1, paddingTop: 1, borderTop: '1px solid', borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 0.75, minHeight: 30 }}>
        <StateChip {...looks[state]} label={text(`auditions.state.${state}`)} />
        {state === 'uploaded' ? (
          <Button
            size="small"
            color={approved ? 'success' : 'inherit'}
            variant={approved ? 'contained' : 'text'}
            startIcon={approved ? <ThumbUp /> : <ThumbUpOutlined />}
            aria-pressed={approved}
            aria-label={text(approved ? 'auditions.unapproveOf' : 'auditions.approveOf', {
              name: entry.talentPublicName,
            })}
            onClick={() => approval.change(!approved)}
            sx={{ marginInlineStart: 'auto' }}
          >
            {text(approved ? 'auditions.approved' : 'auditions.approve')}
          </Button>
        ) : state === 'cancelled' ? null : (
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {text('auditions.until')} <DateText instant={entry.deadline} withTime />
          </Typography>
        )}
      </Box>
      {entry.outcome && entry.outcomeToldAt && (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {text(`auditions.told.${entry.outcome}`, { date: dates.date(entry.outcomeToldAt) })}
        </Typography>
      )}
      {approval.failure !== undefined && (
        <FailedHere
          error={approval.failure}
          what={text(approved ? 'auditions.unapproveFailed' : 'auditions.approveFailed')}
          onRetry={approval.retry}
        />
      )}
      {state === 'uploaded' && (
        <>
          <WaveformPlayer
            size="compact"
            title={text('auditions.takeOf', { name: entry.talentPublicName })}
            peaks={entry.peaks}
            durationMs={entry.durationMs ?? 0}
            getUrl={() => takeUrl(entry.id)}
          />
          <HeardTake entry={entry} />
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary', marginTop: 0.5 }}>
            {text(entry.syntheticVoiceConsent ? 'auditions.takeConsentGiven' : 'auditions.takeConsent')}
          </Typography>
        </>
      )}
    </Box>
  );
};
