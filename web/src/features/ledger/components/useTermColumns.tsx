import type { LicenceRow } from '@domain/ledger/licence-rows.ts';
import { getShownLabel } from '@domain/pricing/licence-labels.ts';
import { joinDotted } from '@domain/values/direction.ts';
import type { DataColumn } from '../../../components/table/tableProps.ts';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';
import { FirstAirButton } from './FirstAirButton.tsx';
import { useLicenceEnd } from './useLicenceEnd.ts';

/** Where and how long a licence is valid. `onEnter` opens the entry of a missing first day. */
export const useTermColumns = (
  isNarrow: boolean,
  onEnter: (row: LicenceRow) => void,
): readonly DataColumn<LicenceRow>[] => {
  const text = useText();
  const dates = useDates();
  const { locale } = useLocale();
  const getEnd = useLicenceEnd();
  const formatUse = ({ format, territoryCover }: LicenceRow): string =>
    joinDotted([format, territoryCover].map((item) => getShownLabel(item, locale)));

  return [
    {
      field: 'use',
      label: text('ledger.use'),
      minWidth: 144,
      share: 1.7,
      hidden: isNarrow,
      plain: formatUse,
      cell: formatUse,
    },
    {
      field: 'firstAir',
      label: text('ledger.firstAirShort'),
      numeric: true,
      minWidth: 100,
      hidden: isNarrow,
      plain: ({ firstAirOn }) => firstAirOn ?? '',
      cell: (row) => {
        if (row.firstAirOn !== null) return dates.day(row.firstAirOn);
        return row.takesFirstAir ? <FirstAirButton row={row} onEnter={onEnter} /> : text('ledger.notGiven');
      },
    },
    {
      field: 'ends',
      label: text('ledger.ends'),
      numeric: true,
      minWidth: 100,
      plain: ({ expiresOn }) => expiresOn ?? '',
      cell: (row) => (row.firstAirOn === null ? '—' : getEnd(row)),
    },
  ];
};
