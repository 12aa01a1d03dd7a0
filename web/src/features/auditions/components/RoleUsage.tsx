import Box from '@mui/material/Box';
import type { RoleUsage as Usage } from '@domain/auditions/auditions.ts';
import { getShownLabel } from '@domain/pricing/licence-labels.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { formatMoney } from '@domain/values/money.ts';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';

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
  const facts = [
    { name: text('upload.fee'), values: uses.length > 0 ? [rate] : [] },
    { name: text('upload.usage'), values: uses.length > 0 ? uses : [text('upload.usageOpen')] },
    { name: text('upload.category'), values: category ? [getShownLabel(category, locale)] : [] },
    { name: text('upload.recordingOn'), values: recordingOn ? [dates.day(recordingOn)] : [] },
    { name: text('upload.airsOn'), values: airsOn ? [dates.day(airsOn)] : [] },
  ].filter(({ values }) => values.length > 0);
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'auto minmax(0, 1fr)' },
        columnGap: 2,
        rowGap: { xs: 0, sm: 0.5 },
        marginBlock: 2,
        '& dt': { color: 'text.secondary' },
        '& dd': { margin: 0, marginBottom: { xs: 1, sm: 0 }, overflowWrap: 'anywhere' },
      }}
    >
      {facts.map(({ name: label, values }) => (
        <Box key={label} sx={{ display: 'contents' }}>
          <dt>{label}</dt>
          <dd>
            {values.map((value, index) => (
              <div key={`${value} ${index}`}>{value}</div>
            ))}
          </dd>
        </Box>
      ))}
    </Box>
  );
};
