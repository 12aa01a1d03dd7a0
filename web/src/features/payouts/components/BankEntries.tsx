import Typography from '@mui/material/Typography';
import type { Serialised } from '@domain/contract.ts';
import type { BankEntry } from '@domain/payouts/payouts.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { formatMoney } from '@domain/values/money.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { PlainList } from '../../../components/layout/PlainList.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { SendButton } from '../../../components/SendButton.tsx';
import { ErrorState } from '../../../components/states/states.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';
import { api } from '../../../lib/http/api.ts';
import type { Request } from '../../../lib/http/useRequest.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';

type Entry = Serialised<BankEntry>;

interface Props {
  readonly title: string;
  readonly request: Request<readonly Entry[]>;
  /** Nothing is left to decide on. */
  readonly isDecided: boolean;
  readonly onChanged: () => void;
}

/** Entries of imported statements in one state; a suggested one can be confirmed or dismissed. */
export const BankEntries = ({ title, request, isDecided, onChanged }: Props) => {
  const text = useText();
  const dates = useDates();
  const { locale } = useLocale();
  const { data: entries = [], error, reload } = request;
  if (error !== undefined) return <ErrorState error={error} onRetry={reload} />;
  if (entries.length === 0) return null;

  // The payment of an invoice is recorded on its order, in the same press.
  const confirm = async ({ id, orderId, amount, bookedOn, reference }: Entry, submission: Submission) => {
    if (orderId !== null)
      await api.orders.recordPayment(
        { id: orderId },
        { amount, receivedOn: bookedOn, reference },
        submission,
      );
    await api.payouts.confirmSuggestion({ id }, { isAccepted: true }, submission);
    onChanged();
  };

  const dismiss = async ({ id }: Entry, submission: Submission) => {
    await api.payouts.confirmSuggestion({ id }, { isAccepted: false }, submission);
    onChanged();
  };

  return (
    <>
      <Typography variant="h4" component="h3" sx={{ marginTop: 2, marginBottom: 1 }}>
        {title}
      </Typography>
      <PlainList gap={1.5} aria-label={title}>
        {entries.map((entry) => (
          <Row key={entry.id} component="li" gap={1} align="center" sx={{ justifyContent: 'space-between' }}>
            <div>
              {text(`payoutRuns.${entry.direction}`, {
                amount: formatMoney(entry.amount, entry.currency, locale),
                name: entry.name || '—',
              })}
              <Muted>{joinDotted([dates.day(entry.bookedOn), entry.text, entry.itemId])}</Muted>
            </div>
            {!isDecided && (
              <Row gap={1}>
                <SendButton
                  size="small"
                  variant="contained"
                  onSend={(submission) => confirm(entry, submission)}
                >
                  {text(entry.orderId === null ? 'payoutRuns.confirm' : 'payoutRuns.record')}
                </SendButton>
                <SendButton size="small" color="inherit" onSend={(submission) => dismiss(entry, submission)}>
                  {text('payoutRuns.dismiss')}
                </SendButton>
              </Row>
            )}
          </Row>
        ))}
      </PlainList>
    </>
  );
};
