import type { ReactNode } from 'react';
import Album from '@mui/icons-material/AlbumOutlined';
import EventAvailable from '@mui/icons-material/EventAvailableOutlined';
import EventBusy from '@mui/icons-material/EventBusyOutlined';
import Hearing from '@mui/icons-material/HearingOutlined';
import HourglassTop from '@mui/icons-material/HourglassTopOutlined';
import Mic from '@mui/icons-material/MicNoneOutlined';
import Paid from '@mui/icons-material/PaidOutlined';
import Star from '@mui/icons-material/StarOutlineOutlined';
import TaskAlt from '@mui/icons-material/TaskAltOutlined';
import TimerOff from '@mui/icons-material/TimerOffOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { TalentAudition } from '@domain/auditions/auditions.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { download } from '../../../lib/http/download.ts';
import { api } from '../../../lib/http/api.ts';
import { SyntheticVoiceChoice } from '../../../common/privacy/SyntheticVoiceChoice.tsx';
import { DateText } from '../../../components/DateText.tsx';
import { DueDate } from '../../../components/DueDate.tsx';
import { OPENS_ROW } from '../../../components/lists/rowKeys.ts';
import { SendButton } from '../../../components/SendButton.tsx';
import { StateChip } from '../../../components/StateChip.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useLanguageWord } from '../../../lib/reference.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { OwnClip } from './OwnClip.tsx';
import { getStanding, type AuditionStanding } from '../data/auditionStanding.ts';

const LOOKS = {
  open: { tone: 'waiting', icon: HourglassTop },
  confirmed: { tone: 'positive', icon: EventAvailable },
  declined: { tone: 'neutral', icon: EventBusy },
  uploaded: { tone: 'positive', icon: Mic },
  heard: { tone: 'positive', icon: Hearing },
  expired: { tone: 'attention', icon: TimerOff },
  cancelled: { tone: 'neutral', icon: EventBusy },
  chosen: { tone: 'positive', icon: Star },
  booked: { tone: 'positive', icon: EventAvailable },
  recorded: { tone: 'positive', icon: Album },
  paid: { tone: 'positive', icon: Paid },
  shortlisted: { tone: 'positive', icon: TaskAlt },
  calledBack: { tone: 'positive', icon: TaskAlt },
  notChosen: { tone: 'neutral', icon: EventBusy },
  closed: { tone: 'neutral', icon: TimerOff },
} as const satisfies Readonly<Record<AuditionStanding, object>>;

interface Props {
  readonly audition: TalentAudition;
  readonly now: number;
  /** Whether it is the talent who looks, or an admin who acts as them. */
  readonly isOwn: boolean;
  /** Whether another agency requests a voice for the same campaign. */
  readonly isRivalled: boolean;
  /** Whether it is the talent in person. */
  readonly mayAnswer: boolean;
  readonly onChanged: () => void;
  /** Below it: its earlier rounds. */
  readonly children?: ReactNode;
}

/** A talent's audition: role, deadline, state and link. */
export const TalentAuditionRow = (props: Props) => {
  const { audition, now, isOwn, isRivalled, mayAnswer, onChanged, children } = props;
  const text = useText();
  const languageWord = useLanguageWord();
  const { id, character, projectName, language, round, deadline, uploadedAt, heardAt, downloadedAt } =
    audition;
  const agency = useSignedIn().agencies.find((workplace) => workplace.id === audition.agencyId);
  const state = getStanding(audition, now);
  const isOpen = state === 'open' || state === 'confirmed';
  // A cancelled request's link opens nothing, even after an upload.
  const isSent = uploadedAt !== null && state !== 'closed';
  const part = text('ownAuditions.role', { character, language: languageWord(language) });
  const title = round > 1 ? text('ownAuditions.inRound', { role: part, round }) : part;
  const role = { role: title, project: projectName };

  return (
    <Box component="li" sx={{ flexWrap: 'wrap', padding: '12px 16px' }}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>{title}</Typography>
        <Muted sx={{ overflowWrap: 'anywhere' }}>
          <bdi>{projectName}</bdi>
          {isRivalled && agency && (
            <>
              {' · '}
              <bdi>{agency.publicName}</bdi>
            </>
          )}
        </Muted>
        {isRivalled && state !== 'declined' && (
          <Typography variant="body2" sx={{ color: 'warning.main' }}>
            {text('ownAuditions.sameCampaign')}
          </Typography>
        )}
        <Muted variant="caption" component="p">
          {text(Date.parse(deadline) > now ? 'ownAuditions.due' : 'ownAuditions.wasDue')}{' '}
          <DueDate instant={deadline} withZone />
        </Muted>
        {uploadedAt !== null && (
          <Muted variant="caption" component="p">
            {text('ownAuditions.sentOn')} <DateText instant={uploadedAt} withTime />
            {heardAt !== null && (
              <>
                {' · '}
                {text('ownAuditions.heardOn')} <DateText instant={heardAt} withTime />
              </>
            )}
            {downloadedAt !== null && (
              <>
                {' · '}
                {text('ownAuditions.downloadedOn')} <DateText instant={downloadedAt} withTime />
              </>
            )}
            {!mayAnswer && (
              <>
                {' · '}
                {text(audition.syntheticVoiceConsent ? 'demo.consentGiven' : 'demo.consentNotGiven')}
              </>
            )}
          </Muted>
        )}
        {uploadedAt !== null && mayAnswer && (
          <SyntheticVoiceChoice
            isGiven={audition.syntheticVoiceConsent}
            name={text('ownAuditions.takeOf', role)}
            onChange={async (isGiven, submission) => {
              await api.auditions.consent({ id }, { syntheticVoiceConsent: isGiven }, submission);
              onChanged();
            }}
          />
        )}
      </Box>
      {audition.clip && isOwn && isOpen && <OwnClip id={id} clip={audition.clip} role={role} />}
      <StateChip {...LOOKS[state]} label={text(`ownAuditions.is.${state}`)} />
      {audition.hasScriptPdf && isOwn && (
        <SendButton
          size="small"
          color="inherit"
          aria-label={text('ownAuditions.scriptPdfFor', role)}
          onSend={() => download(api.auditions.ownScript, { params: { id }, name: 'script.pdf' })}
        >
          {text('ownAuditions.scriptPdf')}
        </SendButton>
      )}
      {mayAnswer && (isOpen || isSent) && (
        <SendButton
          size="small"
          variant={isOpen ? 'contained' : 'text'}
          color={isOpen ? 'primary' : 'inherit'}
          aria-label={text(isOpen ? 'ownAuditions.sendFor' : 'ownAuditions.hearFor', role)}
          // A separate page, for the link's holder only.
          {...OPENS_ROW}
          onSend={async () => window.location.assign((await api.auditions.ownLink({ id })).path)}
        >
          {text(isOpen ? 'ownAuditions.send' : 'ownAuditions.hear')}
        </SendButton>
      )}
      {children}
    </Box>
  );
};
