import Typography from '@mui/material/Typography';
import type { AvailabilityRequest } from '@domain/availability/availability.ts';
import { formatMoney } from '@domain/values/money.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { SendButton } from '../../../components/SendButton.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';
import { useToasts } from '../../../lib/toasts.ts';

interface Props {
  readonly request: AvailabilityRequest;
  readonly about: { readonly name: string; readonly character: string };
}

const LABELS = {
  accepted: 'booking.counterAccepted',
  declined: 'booking.counterDeclined',
  withdrawn: 'booking.counterWithdrawn',
} as const;

/** Another fee that a voice proposes, at the client's price; client or agency decides. */
export const CounterOffer = ({ request: { id, state, counter }, about }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const { locale } = useLocale();
  if (!counter) return null;

  const { total, before, currency, reason } = counter;
  const money = {
    total: formatMoney(total, currency, locale),
    before: formatMoney(before, currency, locale),
  };
  if (counter.state !== 'open') return <Muted>{text(LABELS[counter.state], money)}</Muted>;

  return (
    <>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {text('booking.counter', { ...money, reason })}
      </Typography>
      {state === 'requested' && (
        <Row gap={1} sx={{ marginTop: 0.5 }}>
          {([true, false] as const).map((accepts) => (
            <SendButton
              key={String(accepts)}
              size="small"
              variant={accepts ? 'contained' : 'outlined'}
              color={accepts ? 'primary' : 'inherit'}
              aria-label={text(accepts ? 'booking.acceptCounterFor' : 'booking.declineCounterFor', {
                ...about,
                ...money,
              })}
              onSend={async (submission) => {
                await api.availability.decideCounter({ id }, { accepts, total }, submission);
                toasts.success(text('booking.counterDone', about));
              }}
            >
              {text(accepts ? 'booking.acceptCounter' : 'booking.declineCounter', money)}
            </SendButton>
          ))}
        </Row>
      )}
    </>
  );
};
