import type { LanguageFigures } from '@domain/figures/figures.ts';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { useLanguageName } from '../../../lib/reference.ts';
import { FigureTable, type FigureColumn } from './FigureTable.tsx';
import { LanguagePlot } from './LanguagePlot.tsx';
import { NoFigures } from './NoFigures.tsx';

interface Props {
  readonly languages: readonly LanguageFigures[];
  /** The first day of requests, and its time zone. */
  readonly since: string;
  readonly timeZone: string;
}

/** Outcomes of audition requests, by language. */
export const Acceptance = ({ languages, since, timeZone }: Props) => {
  const text = useText();
  const getName = useLanguageName();
  const { locale } = useLocale();
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const shareText = (part: number, whole: number) => (whole === 0 ? '–' : share.format(part / whole));

  const columns: readonly FigureColumn<LanguageFigures>[] = [
    { head: text('figures.language'), cell: ({ language }) => getName(language) },
    {
      head: text('figures.requested'),
      savedHead: text('figures.since', { head: text('figures.requested'), day: since, zone: timeZone }),
      cell: ({ asked }) => String(asked),
    },
    { head: text('figures.confirmed'), cell: ({ confirmed }) => String(confirmed) },
    { head: text('figures.declined'), cell: ({ declined }) => String(declined) },
    { head: text('figures.answered'), cell: ({ answered }) => String(answered) },
    { head: text('figures.answeredShare'), cell: ({ answered, asked }) => shareText(answered, asked) },
    { head: text('figures.accepted'), cell: ({ accepted }) => String(accepted) },
    { head: text('figures.acceptedShare'), cell: ({ accepted, answered }) => shareText(accepted, answered) },
  ];

  return (
    <SectionCard title={text('figures.languages')} lead={text('figures.languagesLead')}>
      {languages.length === 0 ? (
        <NoFigures>{text('figures.languagesNone')}</NoFigures>
      ) : (
        <>
          <LanguagePlot languages={languages} />
          <FigureTable
            label={text('figures.languages')}
            file={text('figures.languagesFile')}
            columns={columns}
            rows={languages}
            getKey={({ language }) => language}
          />
        </>
      )}
    </SectionCard>
  );
};
