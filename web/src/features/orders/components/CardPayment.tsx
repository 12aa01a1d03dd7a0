import Card from '@mui/icons-material/CreditCardOutlined';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import type { OrderView } from '@domain/orders/orders.api.ts';
import { getOrderStage } from '@domain/orders/transitions.ts';
import { formatMoney } from '@domain/values/money.ts';
import { SendButton } from '../../../components/SendButton.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { usePaymentActions } from '../../../common/board/useBoard.ts';
import { api } from '../../../lib/http/api.ts';
import { useSides } from './useSides.ts';

/** Card payment of an order's balance, with its live state for both sides. Nothing where cards aren't accepted. */
export const CardPayment = ({ order }: { readonly order: OrderView }) => {
  const text = useText();
  const { locale } = useLocale();
  const { isBuyer, may } = useSides(order);
  const actions = usePaymentActions(order.projectId);
  const { id, total, paid, currency, providers } = order;
  // Renewals of its licences are paid separately.
  const action = actions.data?.find((paymentAction) => paymentAction.orderId === id);
  const cardStatus = action?.provider === 'stripe' ? action.status : 'none';
  if (getOrderStage(order) !== 'confirmed') return null;

  const canPay = may('checkout') && providers.includes('stripe') && cardStatus !== 'processing';

  return (
    <Stack role="status" gap={1} sx={{ marginTop: 2 }}>
      {cardStatus === 'processing' && (
        <Alert severity="info">
          {text(isBuyer ? 'ordering.card.processing' : 'ordering.card.processingThere')}
        </Alert>
      )}
      {cardStatus === 'failed' && (
        <Alert severity="error">{text(isBuyer ? 'ordering.card.failed' : 'ordering.card.failedThere')}</Alert>
      )}
      {cardStatus === 'requires_action' && !isBuyer && (
        <Typography variant="body2">{text('ordering.card.begun')}</Typography>
      )}
      {canPay && (
        <SendButton
          variant="contained"
          size="large"
          startIcon={<Card />}
          onSend={async (submission) => {
            const { redirectUrl: address } = await api.orders.checkout(
              { orderId: id },
              { provider: 'stripe' },
              submission,
            );
            if (address !== null) window.location.assign(address);
          }}
        >
          {text('ordering.payByCard', { open: formatMoney(total - paid, currency, locale) })}
        </SendButton>
      )}
      {canPay && <Typography variant="caption">{text('ordering.card.or')}</Typography>}
    </Stack>
  );
};
