import { useState } from 'react';
import Button from '@mui/material/Button';
import type { OrderView } from '@domain/orders/orders.api.ts';
import type { Project } from '@domain/projects/projects.ts';
import { isChangeable, isKept } from '@domain/projects/transitions.ts';
import { formatMoney } from '@domain/values/money.ts';
import { SendButton } from '../../../components/SendButton.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { AcceptDialog } from '../dialogs/AcceptDialog.tsx';
import { CancelOrderDialog } from '../dialogs/CancelOrderDialog.tsx';
import { ConfirmOrderDialog } from '../dialogs/ConfirmOrderDialog.tsx';
import { ExtrasDialog } from '../dialogs/ExtrasDialog.tsx';
import { PaymentDialog } from '../dialogs/PaymentDialog.tsx';
import { ReceivedDialog } from '../dialogs/ReceivedDialog.tsx';
import { api } from '../../../lib/http/api.ts';
import { MoneyBack } from './MoneyBack.tsx';
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
  const { locale } = useLocale();
  const { may } = useSides(order);
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const { id, state, total, currency, obstacles, priceKey } = order;
  const shownTotal = formatMoney(total, currency, locale);
  const isDraft = state === 'draft';

  return (
    <Stack gap={1} sx={{ marginTop: 2 }}>
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
      <MoneyBack order={order} isChangeable={isChangeable(project)} onChanged={onChanged} />
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
      <CancelOrderDialog open={open === 'cancel'} order={order} onClose={close} />
    </Stack>
  );
};
