import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Box from '@mui/material/Box';
import DialogContentText from '@mui/material/DialogContentText';
import Skeleton from '@mui/material/Skeleton';
import { Link as RouterLink } from 'react-router-dom';
import { addDays } from '@domain/values/add-days.ts';
import type { OrderView } from '@domain/orders/orders.api.ts';
import { isBilledOnAcceptance } from '@domain/orders/orders.ts';
import { computeVatBetween } from '@domain/orders/vat-between.ts';
import { findVatIssue, listMissingTaxIds } from '@domain/orders/vat-issues.ts';
import { formatMoney } from '@domain/values/money.ts';
import { paths } from '../../../app/paths.ts';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { InvoicePreview } from '../../../common/orders/InvoicePreview.tsx';
import { AmountRow } from '../../../common/pricing/AmountRow.tsx';
import { ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';
import { useErrorText } from '../../../lib/http/useErrorText.ts';
import { formatShare } from '../../../common/pricing/priceFigures.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { useAgencyDay } from '../../../lib/session/useAgencyDay.ts';
import { useBillingTerms } from '../data/billingTerms.ts';
import { api } from '../../../lib/http/api.ts';

interface Props {
  readonly order: OrderView;
  readonly onConfirmed: () => void;
  readonly onClose: () => void;
}

/** Shows the invoice that confirming an order issues, or what it still lacks. */
export const ConfirmOrderDialog = ({ order, onConfirmed, onClose }: Props) => {
  const text = useText();
  const dates = useDates();
  const today = useAgencyDay();
  const toasts = useToasts();
  const errorText = useErrorText();
  const { locale } = useLocale();
  const { roles } = useSignedIn();
  const found = useBillingTerms(order.agencyId);
  const { billing, net, currency } = order;
  const terms = found.data;
  const vat = computeVatBetween({ terms, billing }, net);
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const isBilledLater = isBilledOnAcceptance(order, terms);
  const parties = { terms, billing };
  const issue = findVatIssue(parties) ?? 'noRule';
  const missingIds = listMissingTaxIds(parties);

  return (
    <ConfirmDialog
      open
      maxWidth={560}
      title={text('ordering.confirmTitle')}
      confirmLabel={text(isBilledLater ? 'ordering.confirm' : 'ordering.confirmSend')}
      confirmDisabled={vat === null}
      onConfirm={async (submission) => {
        try {
          await api.orders.updateStatus({ id: order.id }, { state: 'confirmed' }, submission);
          onConfirmed();
        } catch (error) {
          toasts.error(errorText(error));
        }
      }}
      onCancel={onClose}
    >
      {found.status === 'error' ? (
        <ErrorState error={found.error} onRetry={found.reload} />
      ) : found.status === 'loading' ? (
        <LoadingState>
          <Skeleton variant="rounded" height={120} />
        </LoadingState>
      ) : vat && terms && billing ? (
        <>
          <DialogContentText>
            {text(isBilledLater ? 'ordering.confirmLater' : 'ordering.confirmText', {
              name: billing.legalName,
              day: dates.day(addDays(today(), terms.dueDays)),
            })}
          </DialogContentText>
          {isBilledLater ? (
            <Box sx={{ marginTop: 1.5 }}>
              <AmountRow name={text('ordering.net')} amount={money(net)} />
              <AmountRow
                name={text(`ordering.vat.${vat.kind}`, { rate: formatShare(vat.rate, locale) })}
                amount={money(vat.amount)}
              />
              <AmountRow name={text('ordering.total')} amount={money(net + vat.amount)} isHead />
            </Box>
          ) : (
            <InvoicePreview orderId={order.id} />
          )}
          {order.change && (
            <Alert severity="warning" sx={{ marginTop: 1.5 }}>
              {text('ordering.confirm.unaccepted', {
                agreed: money(order.total),
                offered: money(order.change.total),
              })}
            </Alert>
          )}
          {missingIds.map((side) => (
            <Alert key={side} severity="warning" sx={{ marginTop: 1.5 }}>
              {text(`ordering.confirm.noTaxId.${side}`)}
            </Alert>
          ))}
          {issue === 'specialTerritory' && (
            <Alert severity="warning" sx={{ marginTop: 1.5 }}>
              {text('ordering.vatIssue.specialTerritory')}
            </Alert>
          )}
        </>
      ) : (
        <DialogContentText role="alert">
          {text(`ordering.confirm.${issue}`)}{' '}
          {issue !== 'noAddress' && issue !== 'noVatId' && roles.includes('admin') && (
            <Link component={RouterLink} to={paths.billingTerms.href()}>
              {text('ordering.confirm.toBilling')}
            </Link>
          )}
        </DialogContentText>
      )}
    </ConfirmDialog>
  );
};
