import type { LicenceRow } from '@domain/ledger/licence-rows.ts';
import { getShownLabel } from '@domain/pricing/licence-labels.ts';
import type { DataColumn } from '../../../components/table/DataTable.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';
import { useLicenceEnd } from './useLicenceEnd.ts';

/** Where and how long a licence is valid. */
export const useTermColumns = (isNarrow: boolean): readonly DataColumn<LicenceRow>[] => {
  const text = useText();
  const dates = useDates();
  const { locale } = useLocale();
  const getEnd = useLicenceEnd();

  return [
    {
      field: 'media',
      label: text('ledger.media'),
      minWidth: 76,
      hidden: isNarrow,
      cell: ({ format }) => getShownLabel(format, locale),
    },
    {
      field: 'territory',
      label: text('ledger.territory'),
      minWidth: 76,
      hidden: isNarrow,
      cell: ({ territoryCover }) => getShownLabel(territoryCover, locale),
    },
    {
      field: 'firstAir',
      label: text('ledger.firstAirShort'),
      numeric: true,
      minWidth: 108,
      hidden: isNarrow,
      cell: ({ firstAirOn }) => (firstAirOn === null ? text('ledger.notGiven') : dates.day(firstAirOn)),
    },
    { field: 'ends', label: text('ledger.ends'), numeric: true, minWidth: 108, cell: getEnd },
  ];
};
