import Box from '@mui/material/Box';
import { getPaperNumber, type Invoice } from '@domain/orders/invoices.ts';
import { openAmount } from '@domain/orders/order-list.ts';
import type { OrderView } from '@domain/orders/orders.api.ts';
import { formatMoney } from '@domain/values/money.ts';
import { FactList } from '../../../components/FactList.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';

interface Props {
  readonly order: OrderView;
  /** The order's valid invoice. */
  readonly invoice: Invoice;
}

/** Where to pay an open invoice, with the reference to give. Nothing without the agency's bank details. */
export const PayTo = ({ order, invoice }: Props) => {
  const text = useText();
  const dates = useDates();
  const { locale } = useLocale();
  const open = openAmount(order);
  const { dueOn, seller } = invoice;
  if (open === 0 || seller.bankDetails === '') return null;

  return (
    <Box sx={{ marginTop: 1.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      <FactList
        facts={[
          [text('payTo.amount'), formatMoney(open, order.currency, locale)],
          [text('payTo.due'), dates.day(dueOn)],
          [text('payTo.account'), seller.bankDetails],
          [text('payTo.reference'), getPaperNumber(invoice)],
        ]}
      />
    </Box>
  );
};
