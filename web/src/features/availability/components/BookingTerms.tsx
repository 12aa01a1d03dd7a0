import type { AvailabilityPage } from '@domain/availability/availability.ts';
import { formatMoney } from '@domain/values/money.ts';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Muted } from '../../../components/layout/Muted.tsx';
import { PlainList } from '../../../components/layout/PlainList.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';

/** What the talent gets when the client cancels late or moves the booking. */
export const BookingTerms = ({ page }: { readonly page: AvailabilityPage }) => {
  const text = useText();
  const { locale } = useLocale();
  const { terms, moveFee, pricing } = page;
  if (!terms) return null;

  const money = (amount: number) => formatMoney(amount, pricing.currency, locale);
  const [excuse] = terms.excuses;

  return (
    <Card sx={{ padding: 2.5 }}>
      <Typography variant="h2" sx={{ fontSize: '1rem', marginBottom: 1 }}>
        {text('availability.terms')}
      </Typography>
      <PlainList>
        {terms.fees.map(({ underHours, amount }) => (
          <Muted component="li" key={underHours}>
            {amount === null
              ? text('availability.termsOpen', { hours: underHours })
              : text('availability.termsFee', { hours: underHours, amount: money(amount) })}
          </Muted>
        ))}
        {terms.fees.length === 0 && <Muted component="li">{text('availability.termsFree')}</Muted>}
        {terms.moveDays > 0 && (
          <Muted component="li">{text('availability.termsMoves', { days: terms.moveDays })}</Muted>
        )}
        {excuse && (
          <Muted component="li">
            {text(
              terms.excuses.length > 1
                ? 'availability.termsExcuses'
                : (`availability.termsExcuse.${excuse}` as const),
            )}
          </Muted>
        )}
      </PlainList>
      {moveFee !== null && (
        <Typography sx={{ marginTop: 1 }}>
          {text('availability.moveFee', { amount: money(moveFee) })}
        </Typography>
      )}
    </Card>
  );
};
