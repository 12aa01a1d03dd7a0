import { getShownLabel } from '@domain/pricing/licence-labels.ts';
import type { AvailabilityPage } from '@domain/availability/availability.ts';
import { formatMoney } from '@domain/values/money.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { PlainList } from '../../../components/layout/PlainList.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useDates } from '../../../lib/dates.ts';
import { useText } from '../../../i18n/useText.ts';

/** Assets to record, the pay of each licence, and the total. */
export const AssetsToRecord = ({ page }: { readonly page: AvailabilityPage }) => {
  const text = useText();
  const dates = useDates();
  const { locale } = useLocale();
  const { currency, licensePriceBreakdown, session, minimum, exclusivity = 0, exclusive } = page.pricing;
  const format = (minor: number) => formatMoney(minor, currency, locale);
  const getPaid = (licenceId: string): number | undefined =>
    licensePriceBreakdown.find(({ licenseId }) => licenseId === licenceId)?.talentTotalPayment;
  const formatPaid = (paid: number | undefined): string =>
    paid === undefined ? text('availability.onRequest') : format(paid);
  const assets = page.casting.project.voices.flatMap((voice) => voice.assets);
  const total = assets
    .flatMap(({ licences }) => licences)
    .reduce((sum, { id }) => sum + (getPaid(id) ?? 0), session + minimum + exclusivity);
  const besides = [
    { name: text('availability.session'), amount: session },
    { name: text('availability.minimum'), amount: minimum },
    ...(exclusive
      ? [
          {
            name: text('availability.exclusivity', {
              category: getShownLabel(exclusive.category, locale),
              territory: getShownLabel(exclusive.territory, locale),
              day: dates.day(exclusive.through),
            }),
            amount: exclusivity,
          },
        ]
      : []),
  ].filter(({ amount }) => amount > 0);

  return (
    <SectionCard title={text('availability.assets')}>
      {assets.map(({ name, licences }, index) => (
        // Assets have no id here, and two may share a name.
        <Box key={`${name} ${index}`} sx={{ marginBottom: 2 }}>
          <Typography variant="subtitle1">
            <bdi>{name}</bdi>
          </Typography>
          <PlainList>
            {licences.map((licence) => (
              <Row
                key={licence.id}
                component="li"
                isOneLine
                gap={2}
                justify="space-between"
                sx={{ paddingBlock: 0.5 }}
              >
                <Muted component="span" variant="inherit" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                  {[licence.duration, licence.format, licence.territoryCover]
                    .map((item) => getShownLabel(item, locale))
                    .join(' / ')}
                </Muted>
                <span>{formatPaid(getPaid(licence.id))}</span>
              </Row>
            ))}
          </PlainList>
        </Box>
      ))}
      {besides.map(({ name, amount }) => (
        <Row key={name} isOneLine gap={2} justify="space-between" sx={{ paddingBlock: 0.5 }}>
          <Muted component="span" variant="inherit">
            <bdi>{name}</bdi>
          </Muted>
          <span>{format(amount)}</span>
        </Row>
      ))}
      <Row
        isOneLine
        gap={2}
        justify="space-between"
        sx={{
          paddingTop: 1.5,
          borderTop: 1,
          borderColor: 'divider',
          fontWeight: 600,
        }}
      >
        <span>{text('availability.total')}</span>
        <span>{format(total)}</span>
      </Row>
    </SectionCard>
  );
};
