import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { LicenceReader, LicenceRow } from '@domain/ledger/licence-rows.ts';
import { formatIdentifiers } from '@domain/pricing/asset-identifiers.ts';
import { getShownLabel } from '@domain/pricing/licence-labels.ts';
import { formatMoney } from '@domain/values/money.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';
import { useCatalogLabel } from '../../../lib/reference.ts';
import { useLicenceEnd } from './useLicenceEnd.ts';

type Fact = readonly [name: string, value: ReactNode];

const useFacts = (row: LicenceRow, reader: LicenceReader): readonly Fact[] => {
  const text = useText();
  const dates = useDates();
  const { locale } = useLocale();
  const categoryLabel = useCatalogLabel('BRAND_CATEGORY');

  const money = (amount: number | null | undefined): string =>
    amount === null || amount === undefined
      ? text('ledger.onRequest')
      : formatMoney(amount, row.currency, locale);

  const getEnd = useLicenceEnd();
  const { exclusivity } = row;

  const facts: readonly Fact[] = [
    ...(reader === 'talent' ? [] : [[text('ledger.voice'), row.talentName] as const]),
    ...(reader === 'staff'
      ? [[text('ledger.company'), joinDotted([row.companyName, row.brand])] as const]
      : []),
    ...(row.brandCategory ? [[text('ledger.category'), categoryLabel(row.brandCategory)] as const] : []),
  ];

  const renewal = row.hasLeft ? text('ledger.voiceLeft') : money(row.renewalPrice);

  const prices: Readonly<Record<LicenceReader, readonly Fact[]>> = {
    client: [[text('ledger.renewal'), renewal]],
    staff: [
      [text('ledger.renewal'), renewal],
      [text('ledger.earned'), money(row.earned)],
      ...(row.hasLeft ? [] : [[text('ledger.renewalEarned'), money(row.renewalEarned)] as const]),
    ],
    talent: [
      [text('ledger.ownFee'), money(row.earned)],
      [text('ledger.ownRenewal'), money(row.renewalEarned)],
    ],
  };

  return [
    ...facts,
    [text('ledger.media'), getShownLabel(row.format, locale)],
    [text('ledger.territory'), getShownLabel(row.territoryCover, locale)],
    [text('ledger.duration'), getShownLabel(row.duration, locale)],
    [text('ledger.firstAir'), row.firstAirOn === null ? text('ledger.notGiven') : dates.day(row.firstAirOn)],
    [text('ledger.ends'), getEnd(row)],
    ...(exclusivity
      ? [
          [
            text('ledger.exclusivity'),
            joinDotted([
              getShownLabel(exclusivity.category, locale),
              getShownLabel(exclusivity.territory, locale),
              text('ledger.exclusiveThrough', { day: dates.day(exclusivity.through) }),
            ]),
          ] as const,
        ]
      : []),
    ...(row.identifiers
      ? [[text('ledger.identifiers'), <bdi key="codes">{formatIdentifiers(row.identifiers)}</bdi>] as const]
      : []),
    ...prices[reader],
  ];
};

interface Props {
  readonly row: LicenceRow;
  readonly reader: LicenceReader;
}

export const LicenceFacts = ({ row, reader }: Props) => (
  <Box
    component="dl"
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(128px, 1fr))' },
      gap: 1.5,
      margin: 0,
    }}
  >
    {useFacts(row, reader).map(([name, value]) => (
      <Box key={name} sx={{ minWidth: 0 }}>
        <Muted component="dt" variant="caption">
          <bdi>{name}</bdi>
        </Muted>
        <Typography
          component="dd"
          variant="body2"
          sx={{ margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}
        >
          {value}
        </Typography>
      </Box>
    ))}
  </Box>
);
