import { useMemo } from 'react';
import { formatVerdict } from '@domain/curation/reasons.ts';
import type { FileColumn } from '../../../components/lists/listFile.ts';
import { getFileColumns } from '../../../components/lists/fileColumns.ts';
import { useTraitWords } from '../../../common/voices/useTraitWords.ts';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';
import { useLanguageName } from '../../../lib/reference.ts';
import type { NamedDemo } from '../data/useAgencyDemos.ts';

export const useDemoColumns = (): readonly FileColumn<NamedDemo>[] => {
  const text = useText();
  const dates = useDates();
  const languageName = useLanguageName();
  const traitWords = useTraitWords();

  return useMemo(() => {
    const view = {
      name: ({ name }) => name,
      talent: ({ talentName }) => talentName,
      language: ({ language }) => languageName(language),
      traits: (demo) => traitWords(demo).join(', '),
      uploaded: ({ createdAt }) => dates.iso(createdAt),
      consent: ({ syntheticVoiceConsent: isGiven }) =>
        text(isGiven ? 'demo.consentGiven' : 'demo.consentNotGiven'),
      review: ({ reviewerReasons, reviewerComment }) =>
        formatVerdict(reviewerReasons, reviewerComment, (reason) => text(`review.reason.${reason}`)),
    } satisfies Readonly<Record<string, (demo: NamedDemo) => string>>;

    return getFileColumns(view, (field) => text(`agencyDemos.column.${field}`));
  }, [dates, languageName, text, traitWords]);
};
