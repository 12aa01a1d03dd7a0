import Preview from '@mui/icons-material/PictureAsPdfOutlined';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { formatMoney } from '@domain/values/money.ts';
import { Muted } from '../../components/layout/Muted.tsx';
import { SendButton } from '../../components/SendButton.tsx';
import { FailedHere } from '../../components/states/FailedHere.tsx';
import { useLocale } from '../../i18n/localeContext.ts';
import { useText } from '../../i18n/useText.ts';
import { useDates } from '../../lib/dates.ts';
import { api } from '../../lib/http/api.ts';
import { download } from '../../lib/http/download.ts';
import { useRequest } from '../../lib/http/useRequest.ts';
import { AmountRow } from '../pricing/AmountRow.tsx';

/** The invoice that the confirmation of an order would issue, for staff. */
export const InvoicePreview = ({ orderId }: { readonly orderId: string }) => {
  const text = useText();
  const dates = useDates();
  const { locale } = useLocale();
  const { data, error, reload } = useRequest(`invoicePreview ${orderId}`, (signal) =>
    api.orders.invoicePreview({ id: orderId }, { signal }),
  );
  if (error) return <FailedHere error={error} what={text('invoicePreview.failed')} onRetry={reload} />;
  if (!data) return <Skeleton variant="rounded" height={160} />;

  const { number, buyer, issuedOn, dueOn, currency, rows } = data;

  return (
    <Box sx={{ marginTop: 1.5 }}>
      <Typography sx={{ fontWeight: 600 }}>{text('invoicePreview.title', { number, buyer })}</Typography>
      <Muted>{text('invoicePreview.days', { issued: dates.day(issuedOn), due: dates.day(dueOn) })}</Muted>
      <Box sx={{ marginBlock: 1, whiteSpace: 'pre-line' }}>
        {rows.map(({ label, amount, isSum = false }, index) => (
          <AmountRow
            key={`${index} ${label}`}
            name={label}
            amount={amount === null ? '' : formatMoney(amount, currency, locale)}
            isHead={isSum}
          />
        ))}
      </Box>
      <SendButton
        size="small"
        color="inherit"
        variant="outlined"
        startIcon={<Preview />}
        onSend={() =>
          download(api.orders.invoicePreviewPdf, { params: { id: orderId }, name: `${number}-preview.pdf` })
        }
      >
        {text('invoicePreview.pdf')}
      </SendButton>
    </Box>
  );
};
