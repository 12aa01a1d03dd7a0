import { useMemo } from 'react';
import type { RecordingSession } from '@domain/sessions/sessions.ts';
import { getFileColumns } from '../../../components/lists/fileColumns.ts';
import type { FileColumn } from '../../../components/lists/listFile.ts';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';
import { useLanguageName } from '../../../lib/reference.ts';

/** Export columns of a session, like its row, with moments in UTC and its time zone. */
export const useSessionColumns = (): readonly FileColumn<RecordingSession>[] => {
  const text = useText();
  const dates = useDates();
  const languageName = useLanguageName();

  return useMemo(() => {
    const view = {
      project: ({ projectName }) => projectName,
      character: ({ character }) => character,
      language: ({ language }) => languageName(language),
      talent: ({ talentPublicName }) => talentPublicName,
      engineer: ({ engineerName }) => engineerName,
      studio: ({ studio = '' }) => studio,
      from: ({ startsAt }) => dates.iso(startsAt),
      to: ({ endsAt }) => dates.iso(endsAt),
      zone: ({ timeZone }) => timeZone,
      state: ({ state }) => text(`sessions.state.${state}`),
    } satisfies Readonly<Record<string, (session: RecordingSession) => string>>;

    return getFileColumns(view, (field) => text(`sessions.column.${field}`));
  }, [dates, languageName, text]);
};
