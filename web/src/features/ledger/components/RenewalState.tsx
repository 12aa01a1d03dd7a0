import { useState } from 'react';
import Download from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { LicenceReader } from '@domain/ledger/licence-rows.ts';
import type { Order } from '@domain/orders/orders.ts';
import { formatMoney } from '@domain/values/money.ts';
import { useLiveDoc } from '#firebase/live.ts';
import { InvoicePreview } from '../../../common/orders/InvoicePreview.tsx';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { SendButton } from '../../../components/SendButton.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { FailedHere } from '../../../components/states/FailedHere.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';
import { download } from '../../../lib/http/download.ts';
import { api } from '../../../lib/http/api.ts';
import { useErrorText } from '../../../lib/http/useErrorText.ts';
import { useToasts } from '../../../lib/toasts.ts';

interface Props {
  readonly orderId: string;
  readonly reader: LicenceReader;
  /** Called when the licence's end changed. */
  readonly onChanged: () => void;
}

/** A licence's latest renewal order, live, with the reader's actions. */
export const RenewalState = ({ orderId, reader, onChanged }: Props) => {
  const text = useText();
  const dates = useDates();
  const toasts = useToasts();
  const errorText = useErrorText();
  const { locale } = useLocale();
  const [isCancelling, setCancelling] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const live = useLiveDoc<Order>(`orders/${orderId}`);
  if (live.status === 'error')
    return <FailedHere error={live.error} what={text('ledger.renewalFailed')} onRetry={live.retry} />;
  if (live.status === 'loading') return <Skeleton variant="rounded" height={38} />;
  if (!live.data?.renewal) return null;

  const { state, total, currency, renewal, invoiceId } = live.data;
  const isStaff = reader === 'staff';
  if (state === 'draft') return null;

  const mayCancel = state === 'received' || (isStaff && state === 'confirmed');

  return (
    <Row align="center">
      <Typography variant="body2" role="status" sx={{ flex: '1 1 260px' }}>
        {text(`ledger.renewal.${state}`, {
          day: dates.day(renewal.through),
          total: formatMoney(total, currency, locale),
        })}
      </Typography>
      {isStaff && state === 'received' && (
        <Button variant="contained" onClick={() => setConfirming(true)}>
          {text('ledger.confirmRenewal')}
        </Button>
      )}
      {isStaff && state === 'confirmed' && (
        <SendButton
          variant="outlined"
          color="inherit"
          onSend={(submission) => api.orders.updateStatus({ id: orderId }, { state: 'paid' }, submission)}
        >
          {text('ledger.renewalPaid')}
        </SendButton>
      )}
      {invoiceId !== null && (
        <SendButton
          variant="outlined"
          color="inherit"
          startIcon={<Download />}
          onSend={() => download(api.orders.invoice, { params: { id: invoiceId }, name: `${invoiceId}.pdf` })}
        >
          {text('ledger.renewalInvoice')}
        </SendButton>
      )}
      {mayCancel && (
        <Button color="inherit" onClick={() => setCancelling(true)}>
          {text('ledger.cancelRenewal')}
        </Button>
      )}
      <ConfirmDialog
        open={isConfirming}
        maxWidth={560}
        title={text('ledger.confirmRenewalTitle')}
        confirmLabel={text('ledger.confirmRenewal')}
        onConfirm={async (submission) => {
          try {
            await api.orders.updateStatus({ id: orderId }, { state: 'confirmed' }, submission);
            setConfirming(false);
            onChanged();
          } catch (error) {
            toasts.error(errorText(error));
          }
        }}
        onCancel={() => setConfirming(false)}
      >
        <InvoicePreview orderId={orderId} />
      </ConfirmDialog>
      <ConfirmDialog
        open={isCancelling}
        title={text('ledger.cancelRenewalTitle')}
        confirmLabel={text('ledger.cancelRenewal')}
        cancelLabel={text('ledger.keepRenewal')}
        tone="error"
        onConfirm={async (submission) => {
          await api.orders.updateStatus({ id: orderId }, { state: 'cancelled' }, submission);
          setCancelling(false);
          onChanged();
        }}
        onCancel={() => setCancelling(false)}
      >
        {text(state === 'received' ? 'ledger.cancelRenewalText' : 'ledger.cancelRenewalInvoiced')}
      </ConfirmDialog>
    </Row>
  );
};
