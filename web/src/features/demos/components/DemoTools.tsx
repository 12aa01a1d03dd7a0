import type { Demo } from '@domain/demos/demos.ts';
import { formatVerdict } from '@domain/curation/reasons.ts';
import { getFileColumns } from '../../../components/lists/fileColumns.ts';
import { listFile, toPage } from '../../../components/lists/listFile.ts';
import { ListTools } from '../../../components/lists/ListTools.tsx';
import { useTraitWords } from '../../../common/voices/useTraitWords.ts';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';
import { useLanguageName } from '../../../lib/reference.ts';

/** Exports a talent's demos. */
export const DemoTools = ({ demos }: { readonly demos: readonly Demo[] }) => {
  const text = useText();
  const dates = useDates();
  const languageName = useLanguageName();
  const traitWords = useTraitWords();

  const view = {
    demo: ({ name }) => name,
    language: ({ language }) => languageName(language),
    traits: (demo) => traitWords(demo).join(', '),
    uploaded: ({ createdAt }) => dates.iso(createdAt),
    status: ({ reviewStatus }) => text(`ownDemos.${reviewStatus}`),
    review: ({ reviewerReasons, reviewerComment }) =>
      formatVerdict(reviewerReasons, reviewerComment, (reason) => text(`review.reason.${reason}`)),
    consent: ({ syntheticVoiceConsent: isGiven }) =>
      text(isGiven ? 'demo.consentGiven' : 'demo.consentNotGiven'),
  } satisfies Readonly<Record<string, (demo: Demo) => string>>;

  const columns = getFileColumns(view, (field) => text(`demoFile.${field}`));

  return <ListTools file={listFile(text('demoFile.name'), columns, {}, toPage(demos))} />;
};
