import { useMemo } from 'react';
import type { TalentAudition } from '@domain/auditions/auditions.ts';
import { getFileColumns } from '../../../components/lists/fileColumns.ts';
import { listFile, getPages } from '../../../components/lists/listFile.ts';
import { ListTools } from '../../../components/lists/ListTools.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useLanguageName } from '../../../lib/reference.ts';
import { getStanding } from '../data/auditionStanding.ts';
import { api } from '../../../lib/http/api.ts';

interface Props {
  readonly talentId: string;
  readonly now: number;
}

/** Exports a talent's auditions. */
export const AuditionTools = ({ talentId, now }: Props) => {
  const text = useText();
  const languageName = useLanguageName();

  const columns = useMemo(() => {
    const view = {
      project: ({ projectName }) => projectName,
      character: ({ character }) => character,
      language: ({ language }) => languageName(language),
      standing: (audition) => text(`ownAuditions.is.${getStanding(audition, now)}`),
      due: ({ deadline }) => deadline,
      sent: ({ uploadedAt }) => uploadedAt ?? '',
      heard: ({ heardAt }) => heardAt ?? '',
    } satisfies Readonly<Record<string, (audition: TalentAudition) => string>>;

    return getFileColumns(view, (field) => text(`auditionFile.${field}`));
  }, [languageName, now, text]);

  const pages = getPages<TalentAudition>((cursor, signal) =>
    api.auditions.ofTalent({ id: talentId }, { cursor }, { signal }),
  );

  return <ListTools file={listFile(text('auditionFile.name'), columns, {}, pages)} />;
};
