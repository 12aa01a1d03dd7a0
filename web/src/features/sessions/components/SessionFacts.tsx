import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Participant, ParticipantContact } from '@domain/sessions/session-fields.ts';
import type { RecordingSession } from '@domain/sessions/sessions.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { formatMoney } from '@domain/values/money.ts';
import { FactList } from '../../../components/FactList.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { useLanguageName } from '../../../lib/reference.ts';
import type { Contacts } from '../data/useContacts.ts';
import { useHasEngineerLeft } from '../data/useHasEngineerLeft.ts';
import { useSessionFee } from '../data/useSessionFee.ts';
import { SessionState } from './SessionState.tsx';
import { SessionWhen } from './SessionWhen.tsx';

interface Props {
  readonly session: RecordingSession;
  /** Participants' addresses, if the reader may see them. */
  readonly contacts: Contacts;
}

/** A session's time, participants and connection. */
export const SessionFacts = ({ session, contacts }: Props) => {
  const text = useText();
  const languageName = useLanguageName();
  const hasLeft = useHasEngineerLeft();
  const { locale } = useLocale();
  const fee = useSessionFee(session.id);
  const { dialIn, notes } = session;
  const people: readonly (Participant & Partial<ParticipantContact>)[] = contacts ?? session.participants;
  const { lateMinutes, overtimeMinutes, noShow } = notes;
  const noted = [
    ...(lateMinutes > 0 ? [text('sessions.late', { count: lateMinutes })] : []),
    ...(overtimeMinutes > 0 ? [text('sessions.overtime', { count: overtimeMinutes })] : []),
    ...(noShow === '' ? [] : [text('sessions.absent', { who: noShow })]),
  ];

  return (
    <SectionCard title={text('sessions.facts')}>
      <Box sx={{ marginBottom: 1.5 }}>
        <SessionState state={session.state} />
      </Box>
      {hasLeft(session) && (
        <Alert severity="warning" sx={{ marginBlock: 2 }}>
          {text('sessions.engineerLeft')}
        </Alert>
      )}
      <FactList
        facts={[
          [text('sessions.when'), <SessionWhen key="when" session={session} />],
          [text('sessions.talent'), session.talentPublicName],
          ...(session.roles
            ? [
                [
                  text('sessions.roles'),
                  session.roles.map(({ voiceId, character }) => (
                    <Typography key={voiceId}>
                      <bdi>{character}</bdi>
                    </Typography>
                  )),
                ] as const,
              ]
            : []),
          [text('sessions.language'), languageName(session.language)],
          ...(fee && fee.roles.length > 0
            ? [
                [
                  text('sessions.fee'),
                  fee.roles.map(({ character, currency, amount }, index) => (
                    <Typography key={index} sx={{ fontVariantNumeric: 'tabular-nums' }}>
                      {joinDotted([
                        session.roles && character,
                        amount === null
                          ? text('sessions.feeOnRequest')
                          : formatMoney(amount, currency, locale),
                      ])}
                    </Typography>
                  )),
                ] as const,
              ]
            : []),
          [text('sessions.engineer'), session.engineerName],
          ...(session.studio ? [[text('sessions.studio'), session.studio] as const] : []),
          [
            text('sessions.dialIn'),
            dialIn.link === '' ? (
              dialIn.method
            ) : (
              <Link key="link" href={dialIn.link} target="_blank" rel="noreferrer">
                {dialIn.method}
              </Link>
            ),
          ],
          [
            text('sessions.participants'),
            people.length === 0
              ? text('sessions.noParticipants')
              : people.map(({ name, side, email }, index) => (
                  // Without addresses, only the position distinguishes equal names.
                  <Typography key={index}>
                    {joinDotted([name, ...(email ? [email] : []), text(`sessions.side.${side}`)])}
                  </Typography>
                )),
          ],
          ...(noted.length === 0
            ? []
            : [[text('sessions.notes'), noted.map((note) => <div key={note}>{note}</div>)] as const]),
        ]}
      />
    </SectionCard>
  );
};
