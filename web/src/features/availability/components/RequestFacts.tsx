import type { AvailabilityPage } from '@domain/availability/availability.ts';
import { isolate } from '@domain/values/direction.ts';
import Card from '@mui/material/Card';
import { FactList } from '../../../components/FactList.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { useLanguageName } from '../../../lib/reference.ts';
import { useReaderZone } from '../../../lib/useReaderZone.ts';
import { useTimeFormat } from '../../../lib/useTimeFormat.ts';
import { getMinutesAhead, formatZone } from '../../../lib/zones.ts';

/** The request's facts: names, language, date, and the slots' time zone. */
export const RequestFacts = ({ page }: { readonly page: AvailabilityPage }) => {
  const text = useText();
  const { locale } = useLocale();
  const languageName = useLanguageName();
  const { project, language } = page.casting;
  const timeFormat = useTimeFormat();
  const readerZone = useReaderZone();

  const formatDifference = (zone: string): string => {
    const minutes = getMinutesAhead(page.timeZone, zone, page.timeRanges[0]?.startsAt ?? project.createdAt);
    if (minutes === 0) return text('availability.sameClock');
    const hours = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(Math.abs(minutes) / 60);
    return text(minutes > 0 ? 'availability.ahead' : 'availability.behind', {
      hours,
      zone: formatZone(zone),
    });
  };

  const alpha3 = language?.alpha3 ?? project.languages[0];

  return (
    <Card sx={{ padding: 2.5 }}>
      <FactList
        facts={[
          [
            text('availability.casting'),
            [project.company.name, project.brand, project.campaignName]
              .filter(Boolean)
              .map(isolate)
              .join(' - '),
          ],
          [text('availability.character'), project.voices.map(({ name }) => isolate(name)).join(', ')],
          [text('availability.language'), alpha3 ? languageName(alpha3) : ''],
          [
            text('availability.created'),
            timeFormat({ dateStyle: 'long' }).format(new Date(project.createdAt)),
          ],
          [text('availability.timeZone'), formatZone(page.timeZone)],
          [text('availability.difference'), readerZone === undefined ? '–' : formatDifference(readerZone)],
        ]}
      />
    </Card>
  );
};
