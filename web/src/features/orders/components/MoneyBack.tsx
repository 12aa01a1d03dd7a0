import { useState } from 'react';
import Button from '@mui/material/Button';
import { getRefundable } from '@domain/orders/order-credits.ts';
import type { OrderView } from '@domain/orders/orders.api.ts';
import { useText } from '../../../i18n/useText.ts';
import { CreditDialog } from '../dialogs/CreditDialog.tsx';
import { DiscountDialog } from '../dialogs/DiscountDialog.tsx';
import { RefundDialog } from '../dialogs/RefundDialog.tsx';
import { useSides } from './useSides.ts';

interface Props {
  readonly order: OrderView;
  readonly isChangeable: boolean;
  readonly onChanged: () => void;
}

/** What the agency takes off an order: a discount before its confirmation, then a partial credit, and refunds. */
export const MoneyBack = ({ order, isChangeable, onChanged }: Props) => {
  const text = useText();
  const { may } = useSides(order);
  const [open, setOpen] = useState<'discount' | 'credit' | 'refund'>();
  const close = () => setOpen(undefined);

  return (
    <>
      {may('discount') && isChangeable && (
        <Button color="inherit" variant="outlined" onClick={() => setOpen('discount')}>
          {text('ordering.discount')}
        </Button>
      )}
      {may('credit') && (
        <Button color="inherit" variant="outlined" onClick={() => setOpen('credit')}>
          {text('ordering.credit')}
        </Button>
      )}
      {may('refund') && getRefundable(order) > 0 && (
        <Button color="inherit" variant="outlined" onClick={() => setOpen('refund')}>
          {text('ordering.refund')}
        </Button>
      )}
      {open === 'discount' && <DiscountDialog order={order} onClose={close} />}
      {open === 'credit' && <CreditDialog order={order} onCredited={onChanged} onClose={close} />}
      {open === 'refund' && <RefundDialog order={order} onClose={close} />}
    </>
  );
};
