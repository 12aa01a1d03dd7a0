import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import type { RoleUsage as Usage } from '@domain/auditions/auditions.ts';
import { getShownLabel } from '@domain/pricing/licence-labels.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { formatMoney } from '@domain/values/money.ts';
import { FactList } from '../../../components/FactList.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';

const Lines = ({ lines }: { readonly lines: readonly string[] }) =>
  lines.map((line, index) => (
    <div key={`${line} ${index}`}>
      <bdi>{line}</bdi>
    </div>
  ));

/** What the role is for: fee, usage, brand category and dates, as far as they are known. */
export const RoleUsage = ({ usage }: { readonly usage: Usage }) => {
  const text = useText();
  const dates = useDates();
  const { locale } = useLocale();
  const { fee, currency, assets, category, recordingOn, airsOn } = usage;
  const uses = assets.flatMap(({ name, licences }) =>
    licences.map(({ format, territoryCover, duration }) =>
      joinDotted([name, ...[format, territoryCover, duration].map((item) => getShownLabel(item, locale))]),
    ),
  );
  const rate = fee === null ? text('upload.feeOnRequest') : formatMoney(fee, currency, locale);

  const facts: readonly (readonly [string, ReactNode])[] = [
    ...(uses.length > 0 ? [[text('upload.fee'), rate] as const] : []),
    [text('upload.usage'), uses.length > 0 ? <Lines lines={uses} /> : text('upload.usageOpen')],
    ...(category ? [[text('upload.category'), getShownLabel(category, locale)] as const] : []),
    ...(recordingOn ? [[text('upload.recordingOn'), dates.day(recordingOn)] as const] : []),
    ...(airsOn ? [[text('upload.airsOn'), dates.day(airsOn)] as const] : []),
  ];

  return (
    <Box sx={{ marginBlock: 2 }}>
      <FactList facts={facts} />
    </Box>
  );
};
