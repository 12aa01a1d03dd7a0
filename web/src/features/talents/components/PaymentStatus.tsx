import Alert from '@mui/material/Alert';
import type { PaymentSummary } from '@domain/billing/payment-details.ts';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';

type Props = Pick<PaymentSummary, 'ibanEnd' | 'usableFrom' | 'issues'>;

/** Whether a talent can be paid by transfer, or what is missing. */
export const PaymentStatus = ({ ibanEnd, usableFrom, issues }: Props) => {
  const text = useText();
  const dates = useDates();
  if (issues.length === 0)
    return <Alert severity="success">{text('payment.ready', { end: ibanEnd ?? '' })}</Alert>;

  return (
    <Alert severity={issues.every((issue) => issue === 'accountWaits') ? 'info' : 'warning'}>
      {issues.map((issue) => (
        <div key={issue}>
          {text(`payment.issue.${issue}`, {
            end: ibanEnd ?? '',
            from: usableFrom === null ? '' : dates.full(usableFrom),
          })}
        </div>
      ))}
    </Alert>
  );
};
