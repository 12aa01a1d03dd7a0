import { joinDotted } from '@domain/values/direction.ts';
import { DateText } from '../../../components/DateText.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';
import { useLanguageName } from '../../../lib/reference.ts';
import type { HeldVoice } from '../data/heldVoice.ts';
import { HeldList } from './HeldList.tsx';
import { HeldRow } from './HeldRow.tsx';

/** Recording sessions with stored data and retention. */
export const HeldSessions = ({ voice }: { readonly voice: HeldVoice }) => {
  const text = useText();
  const dates = useDates();
  const { locale } = useLocale();
  const languageName = useLanguageName();

  return (
    <HeldList
      title={text('voiceData.sessions')}
      lead={text('voiceData.sessionsLead')}
      none={text('voiceData.sessionsNone')}
      pages={voice.sessions}
      row={({ id, character, project, language, agency, startsAt, recordings, hasReport, keptUntil }) => (
        <HeldRow
          key={id}
          name={joinDotted([text('voiceData.takeName', { character, project }), languageName(language)])}
          facts={[
            [text('voiceData.agency'), agency],
            [text('voiceData.recordedOn'), <DateText key="at" instant={startsAt} withZone />],
            [
              text('voiceData.kept'),
              new Intl.ListFormat(locale).format([
                text('voiceData.recordings', { count: recordings }),
                ...(hasReport ? [text('voiceData.withReport')] : []),
              ]),
            ],
            [text('voiceData.keptUntil'), dates.day(keptUntil)],
          ]}
        />
      )}
    />
  );
};
