import EventBusy from '@mui/icons-material/EventBusyOutlined';
import HourglassTop from '@mui/icons-material/HourglassTopOutlined';
import Mic from '@mui/icons-material/MicNoneOutlined';
import TimerOff from '@mui/icons-material/TimerOffOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { entryStateOf, type AuditionEntry } from '@domain/auditions/auditions.ts';
import { DateText } from '../../../components/DateText.tsx';
import { Moments } from '../../../components/comments/Moments.tsx';
import { StateChip } from '../../../components/StateChip.tsx';
import { WaveformPlayer } from '../../../components/waveform/WaveformPlayer.tsx';
import { useText } from '../../../i18n/useText.ts';
import { takeUrl } from '../../../lib/audio.ts';
import { useDates } from '../../../lib/dates.ts';
import { commentsOnTake, type TakeTalk } from '../../../lib/board/useColleagues.ts';
import { ApprovalFailed, ApproveTake, useApproval } from './ApproveTake.tsx';
import { TakeComments } from './TakeComments.tsx';
import { HeardTake } from './HeardTake.tsx';

const looks = {
  open: { tone: 'waiting', icon: HourglassTop },
  uploaded: { tone: 'positive', icon: Mic },
  expired: { tone: 'attention', icon: TimerOff },
  cancelled: { tone: 'neutral', icon: EventBusy },
} as const;

interface Props {
  readonly entry: AuditionEntry;
  readonly character: string;
  readonly now: number;
  /** What is said of the takes of its character. */
  readonly talk: TakeTalk;
}

/** The audition of a voice, on its card: asked, handed in and to be judged, or too late. */
export const AuditionOfVoice = ({ entry, character, now, talk }: Props) => {
  const text = useText();
  const dates = useDates();
  const approval = useApproval(entry);
  const state = entryStateOf({ status: entry.status, deadlineMillis: entry.deadline.toMillis() }, now);

  return (
    <Box sx={{ marginTop: 1, paddingTop: 1, borderTop: '1px solid', borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 0.75, minHeight: 30 }}>
        <StateChip {...looks[state]} label={text(`auditions.state.${state}`)} />
        {state === 'uploaded' ? (
          <>
            <TakeComments entry={entry} character={character} talk={talk} />
            <ApproveTake name={entry.talentPublicName} approval={approval} />
          </>
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
      <ApprovalFailed approval={approval} />
      {state === 'uploaded' && (
        <>
          <WaveformPlayer
            size="compact"
            title={text('auditions.takeOf', { name: entry.talentPublicName })}
            peaks={entry.peaks}
            durationMs={entry.durationMs ?? 0}
            level={entry.level}
            getUrl={() => takeUrl(entry.id)}
          >
            <Moments comments={commentsOnTake(talk, entry.id)} durationMs={entry.durationMs ?? 0} />
          </WaveformPlayer>
          <HeardTake entry={entry} />
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary', marginTop: 0.5 }}>
            {text(entry.syntheticVoiceConsent ? 'auditions.takeConsentGiven' : 'auditions.takeConsent')}
          </Typography>
        </>
      )}
    </Box>
  );
};
