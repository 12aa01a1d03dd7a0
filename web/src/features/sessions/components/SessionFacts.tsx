import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { RecordingSession } from '@domain/sessions/sessions.ts';
import { DateText } from '../../../components/DateText.tsx';
import { FactList } from '../../../components/FactList.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useLanguageWord } from '../../../lib/reference.ts';
import { SessionState } from './SessionState.tsx';

/** When a session is, who takes part, and how it is joined. */
export const SessionFacts = ({ session }: { readonly session: RecordingSession }) => {
  const text = useText();
  const languageWord = useLanguageWord();
  const { dialIn, participants } = session;
  return (
    <SectionCard title={text('sessions.facts')}>
      <SessionState state={session.state} />
      <FactList
        facts={[
          [text('sessions.when'), <DateText key="when" instant={session.startsAt} withZone />],
          [text('sessions.talent'), session.talentPublicName],
          [text('sessions.language'), languageWord(session.language)],
          [text('sessions.engineer'), session.engineerName],
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
            participants.length === 0
              ? text('sessions.noParticipants')
              : participants.map(({ name, email, side }) => (
                  <Typography key={`${side} ${email}`}>
                    {name} · {email} · {text(`sessions.side.${side}`)}
                  </Typography>
                )),
          ],
        ]}
      />
    </SectionCard>
  );
};
