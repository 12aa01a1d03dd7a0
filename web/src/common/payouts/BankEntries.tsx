import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { BankEntryRow } from '@domain/payouts/payouts.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { formatMoney } from '@domain/values/money.ts';
import { Muted } from '../../components/layout/Muted.tsx';
import { PlainList } from '../../components/layout/PlainList.tsx';
import { Row } from '../../components/layout/Row.tsx';
import { SendButton } from '../../components/SendButton.tsx';
import { ErrorState } from '../../components/states/states.tsx';
import { useLocale } from '../../i18n/localeContext.ts';
import { useText } from '../../i18n/useText.ts';
import { useDates } from '../../lib/dates.ts';
import { api } from '../../lib/http/api.ts';
import type { Request } from '../../lib/http/useRequest.ts';
import { toPart, type Submission } from '../../lib/submission/submitter.ts';
import { useToasts } from '../../lib/toasts.ts';

interface Props {
  readonly title: string;
  readonly request: Request<readonly BankEntryRow[]>;
  /** Whether nothing fits them, so that they can only be dismissed. */
  readonly isUnknown: boolean;
  readonly onChanged: () => void;
}

/** Returns whether an entry has the amount that is open, or a part of an invoice. */
const isFitting = ({ amount, direction, match }: BankEntryRow): boolean =>
  match !== null && (direction === 'in' ? amount <= match.amount : amount === match.amount);

/** Confirms a match. The payment of an invoice is recorded on its order, in the same press. */
const confirm = async (entry: BankEntryRow, submission: Submission): Promise<void> => {
  const { id, orderId, amount, bookedOn: receivedOn, reference } = entry;
  if (orderId !== null)
    await api.orders.recordPayment({ id: orderId }, { amount, receivedOn, reference }, submission);
  await api.payouts.confirmSuggestion({ id }, { isAccepted: true }, submission);
};

/** Entries of imported statements in one state; suggested ones can be confirmed, together or one by one, or dismissed. */
export const BankEntries = ({ title, request, isUnknown, onChanged }: Props) => {
  const text = useText();
  const dates = useDates();
  const toasts = useToasts();
  const { locale } = useLocale();
  const { data: entries = [], error, reload } = request;
  if (error !== undefined) return <ErrorState error={error} onRetry={reload} />;
  if (entries.length === 0) return null;

  const fitting = entries.filter(isFitting);

  const send = async (entry: BankEntryRow, submission: Submission) => {
    await confirm(entry, submission);
    onChanged();
  };

  const confirmAll = async (submission: Submission) => {
    let failures = 0;
    // Several may pay one invoice.
    for (const entry of fitting)
      await confirm(entry, toPart(submission, entry.id)).catch(() => {
        failures += 1;
      });

    const count = fitting.length - failures;
    if (count > 0) toasts.success(text('payoutRuns.confirmed', { count }));
    if (failures > 0) toasts.error(text('payoutRuns.unconfirmed', { count: failures }));
    onChanged();
  };

  const dismiss = async ({ id }: BankEntryRow, submission: Submission) => {
    await api.payouts.confirmSuggestion({ id }, { isAccepted: false }, submission);
    onChanged();
  };

  return (
    <>
      <Row align="center" gap={1} sx={{ marginTop: 2, marginBottom: 1, justifyContent: 'space-between' }}>
        <Typography variant="h4" component="h3">
          {title}
        </Typography>
        {!isUnknown && fitting.length > 0 && (
          <SendButton variant="contained" onSend={confirmAll}>
            {text('payoutRuns.confirmAll', { count: fitting.length })}
          </SendButton>
        )}
      </Row>
      <PlainList gap={1.5} aria-label={title}>
        {entries.map((entry) => (
          <Row key={entry.id} component="li" gap={1} align="center" sx={{ justifyContent: 'space-between' }}>
            <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
              {text(`payoutRuns.${entry.direction}`, {
                amount: formatMoney(entry.amount, entry.currency, locale),
                name: entry.name || '—',
              })}
              {entry.match && (
                <div>
                  {text(entry.orderId === null ? 'payoutRuns.forTalent' : 'payoutRuns.forInvoice', {
                    name: entry.match.name || text('payoutRuns.gone'),
                    open: formatMoney(entry.match.amount, entry.currency, locale),
                  })}
                </div>
              )}
              <Muted>{joinDotted([dates.day(entry.bookedOn), entry.text])}</Muted>
            </Box>
            <Row gap={1}>
              {!isUnknown && (
                <SendButton
                  size="small"
                  variant="outlined"
                  color="inherit"
                  onSend={(submission) => send(entry, submission)}
                >
                  {text(entry.orderId === null ? 'payoutRuns.confirm' : 'payoutRuns.record')}
                </SendButton>
              )}
              <SendButton size="small" color="inherit" onSend={(submission) => dismiss(entry, submission)}>
                {text('payoutRuns.dismiss')}
              </SendButton>
            </Row>
          </Row>
        ))}
      </PlainList>
    </>
  );
};
