import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import type { BookingAct } from '@domain/bookings/fee-parts.ts';
import type { BookingFeeQuote } from '@domain/bookings/bookings.api.ts';
import { formatMoney } from '@domain/values/money.ts';
import { FailedHere } from '../../components/states/FailedHere.tsx';
import { LoadingState } from '../../components/states/states.tsx';
import { useLocale } from '../../i18n/localeContext.ts';
import { useText } from '../../i18n/useText.ts';
import { useDates } from '../../lib/dates.ts';
import type { Request } from '../../lib/http/useRequest.ts';

interface Props {
  readonly act: BookingAct;
  readonly quote: Request<BookingFeeQuote>;
}

/** What cancelling or moving a booking costs now, and when that changes. */
export const ShownFee = ({ act, quote }: Props) => {
  const text = useText();
  const dates = useDates();
  const { locale } = useLocale();
  if (quote.status === 'error')
    return <FailedHere error={quote.error} what={text('charges.failed')} onRetry={quote.reload} />;
  if (quote.status === 'loading')
    return (
      <LoadingState>
        <Skeleton variant="rounded" height={56} />
      </LoadingState>
    );

  const { currency, voice, studio, total, freeUntil, risesAt, moveDays } = quote.data;
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const isMove = act === 'move';

  if (total === 0)
    return (
      <Alert severity="success">
        {text(`charges.free.${act}`)}
        {freeUntil !== null && ` ${text('charges.freeUntil', { moment: dates.full(freeUntil) })}`}
      </Alert>
    );

  const price =
    total === null || voice === null
      ? text('charges.open')
      : text(studio === 0 ? `charges.costsVoice.${act}` : `charges.costs.${act}`, {
          total: money(total),
          voice: money(voice),
          studio: money(studio),
        });

  return (
    <Alert severity="warning">
      {price}
      {risesAt !== null && ` ${text('charges.risesAt', { moment: dates.full(risesAt) })}`}
      {isMove && ` ${text(moveDays > 0 ? 'charges.moveDays' : 'charges.moveOnAccept', { days: moveDays })}`}
    </Alert>
  );
};
