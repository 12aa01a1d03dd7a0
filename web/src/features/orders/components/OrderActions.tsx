import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { OrderView } from '@domain/orders/orders.api.ts';
import type { Project } from '@domain/projects/projects.ts';
import { isChangeable, isKept } from '@domain/projects/transitions.ts';
import { formatMoney } from '@domain/values/money.ts';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { SendButton } from '../../../components/SendButton.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { usePayments } from '../../../common/board/useBoard.ts';
import { useErrorText } from '../../../lib/http/useErrorText.ts';
import { AcceptDialog } from '../dialogs/AcceptDialog.tsx';
import { ConfirmOrderDialog } from '../dialogs/ConfirmOrderDialog.tsx';
import { ExtrasDialog } from '../dialogs/ExtrasDialog.tsx';
import { PaymentDialog } from '../dialogs/PaymentDialog.tsx';
import { ReceivedDialog } from '../dialogs/ReceivedDialog.tsx';
import { api } from '../../../lib/http/api.ts';
import { Obstacles } from './Obstacles.tsx';
import { useSides } from './useSides.ts';

interface Props {
  readonly order: OrderView;
  readonly project: Project;
  /** A newer price is loading: the old one can't be ordered. */
  readonly isOld: boolean;
  readonly onChanged: () => void;
}

type Open = 'confirm' | 'accept' | 'received' | 'cancel' | 'payment' | 'extras';

export const OrderActions = ({ order, project, isOld, onChanged }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const errorText = useErrorText();
  const { locale } = useLocale();
  const { may } = useSides(order);
  const [open, setOpen] = useState<Open>();
  const payments = usePayments(order.projectId);
  const isPaidByCard = payments.data?.some(({ provider }) => provider === 'stripe');
  const close = () => setOpen(undefined);
  const { id, state, total, currency, obstacles, priceKey } = order;
  const shownTotal = formatMoney(total, currency, locale);
  const isDraft = state === 'draft';

  return (
    <Box sx={{ display: 'grid', gap: 1, marginTop: 2 }}>
      {isDraft && <Obstacles of={obstacles} projectId={order.projectId} unchosen={order.price.unchosen} />}
      {isDraft && may('place') && isChangeable(project) && (
        <Button
          variant="contained"
          size="large"
          disabled={isOld || obstacles.length > 0}
          onClick={() => setOpen('accept')}
        >
          {text('ordering.place', { total: shownTotal })}
        </Button>
      )}
      {may('confirm') && (
        <Button variant="contained" onClick={() => setOpen('confirm')}>
          {text('ordering.confirm')}
        </Button>
      )}
      {may('bill') && (
        <SendButton
          variant="outlined"
          onSend={async (submission) => {
            await api.orders.bill({ id }, submission);
            onChanged();
          }}
        >
          {text('ordering.bill')}
        </SendButton>
      )}
      {may('recordPayment') && (
        <Button variant="contained" onClick={() => setOpen('payment')}>
          {text('ordering.recordPayment')}
        </Button>
      )}
      {may('restart') && isKept(project) && (
        <SendButton
          variant="contained"
          onSend={async (submission) => {
            await api.orders.updateStatus({ id }, { state: 'draft' }, submission);
            onChanged();
          }}
        >
          {text('ordering.again')}
        </SendButton>
      )}
      {may('setExtras') && isChangeable(project) && (
        <Button color="inherit" variant="outlined" onClick={() => setOpen('extras')}>
          {text('ordering.extras')}
        </Button>
      )}
      {may('cancel') && (
        <Button color="error" onClick={() => setOpen('cancel')}>
          {text('ordering.cancel')}
        </Button>
      )}
      {open === 'confirm' && (
        <ConfirmOrderDialog
          order={order}
          onConfirmed={() => {
            close();
            onChanged();
          }}
          onClose={close}
        />
      )}
      {open === 'accept' && (
        <AcceptDialog
          order={order}
          priceKey={priceKey}
          total={shownTotal}
          price={order.price}
          airDate={project.airDate}
          onPriceChanged={onChanged}
          onPlaced={() => setOpen('received')}
          onClose={() => {
            close();
            onChanged();
          }}
        />
      )}
      {open === 'received' && <ReceivedDialog onClose={close} />}
      {open === 'payment' && <PaymentDialog order={order} onClose={close} />}
      {open === 'extras' && <ExtrasDialog order={order} onClose={close} />}
      <ConfirmDialog
        open={open === 'cancel'}
        title={text('ordering.cancelTitle')}
        confirmLabel={text('ordering.cancel')}
        cancelLabel={text('ordering.keep')}
        tone="error"
        onConfirm={async (submission) => {
          try {
            await api.orders.updateStatus({ id }, { state: 'cancelled' }, submission);
            close();
          } catch (error) {
            toasts.error(errorText(error));
          }
        }}
        onCancel={close}
      >
        {text(order.invoiceId === null ? 'ordering.cancelText' : 'ordering.cancelInvoiced')}
        {isPaidByCard && ` ${text('ordering.cancelByCard')}`}
      </ConfirmDialog>
    </Box>
  );
};
