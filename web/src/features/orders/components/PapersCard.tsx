import { useState, type ReactNode } from 'react';
import Download from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { hasEInvoice } from '@domain/einvoice/e-invoice.ts';
import {
  formatConfirmationNumber,
  getPaperNumber,
  isAwaitingIssue,
  getSeries,
  type Invoice,
} from '@domain/orders/invoices.ts';
import type { OrderView } from '@domain/orders/orders.api.ts';
import { formatMoney } from '@domain/values/money.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { PlainList } from '../../../components/layout/PlainList.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { download } from '../../../lib/http/download.ts';
import { api } from '../../../lib/http/api.ts';
import { FileButton } from '../../../components/upload/FileButton.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { SendButton } from '../../../components/SendButton.tsx';
import { FailedHere } from '../../../components/states/FailedHere.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { IssuedInvoiceDialog } from '../../../common/orders/IssuedInvoiceDialog.tsx';
import { useSides } from './useSides.ts';
import { PayTo } from './PayTo.tsx';
import { useInvoices, usePayments } from '../../../common/board/useBoard.ts';
import { useDates } from '../../../lib/dates.ts';

interface SaveProps {
  /** The form of the file, such as PDF. */
  readonly form: string;
  readonly label: string;
  readonly onSave: () => Promise<void>;
}

const SaveButton = ({ form, label, onSave }: SaveProps) => (
  <SendButton
    size="small"
    variant="outlined"
    color="inherit"
    startIcon={<Download />}
    aria-label={label}
    onSend={onSave}
  >
    {form}
  </SendButton>
);

interface RowProps extends Omit<SaveProps, 'form'> {
  readonly title: string;
  readonly about: string;
  readonly children?: ReactNode;
}

const PaperRow = ({ title, about, label, onSave, children }: RowProps) => {
  const text = useText();

  return (
    <Row component="li" gap={1.5} align="center" sx={{ paddingBlock: 0.75 }}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
        <Muted>{about}</Muted>
      </Box>
      <SaveButton form={text('ordering.pdf')} label={label} onSave={onSave} />
      {children}
    </Row>
  );
};

/** An invoice with its confirmation, or a credit note. */
const PaperRows = ({ paper, isStaff }: { readonly paper: Invoice; readonly isStaff: boolean }) => {
  const [file, setFile] = useState<File>();
  const text = useText();
  const dates = useDates();
  const { locale } = useLocale();
  const { id, total: amount, currency, dueOn, credits, revision, issued: official } = paper;
  const number = getPaperNumber(paper);
  const isWaiting = isAwaitingIssue(paper);
  const kind = isWaiting ? getSeries(paper) : paper.kind;
  const total = formatMoney(amount, currency, locale);
  const issued = dates.day(official?.issuedOn ?? paper.issuedOn);
  const confirmation = formatConfirmationNumber(paper);

  return (
    <>
      <PaperRow
        title={text(`ordering.paper.${kind}`, { number })}
        about={
          credits === null
            ? text('ordering.dueOn', { total, issued, due: dates.day(dueOn) })
            : text('ordering.credits', { total, number: credits, issued })
        }
        label={text('ordering.savePaper', { number })}
        onSave={() => download(api.orders.invoice, { params: { id }, name: `${number}.pdf` })}
      >
        {isWaiting && isStaff && (
          <FileButton size="small" variant="outlined" accept="application/pdf" busy={false} onFile={setFile}>
            {text('issuedInvoice.add')}
          </FileButton>
        )}
        {file && <IssuedInvoiceDialog paper={paper} file={file} onClose={() => setFile(undefined)} />}
        {hasEInvoice(paper) && (
          <SaveButton
            form={text('ordering.xml')}
            label={text('ordering.saveXml', { number })}
            onSave={() => download(api.orders.eInvoice, { params: { id }, name: `${number}.xml` })}
          />
        )}
      </PaperRow>
      {credits === null && (
        <PaperRow
          title={text('ordering.confirmation', { number: confirmation })}
          about={text('ordering.revision', { revision, issued })}
          label={text('ordering.savePaper', { number: confirmation })}
          onSave={() =>
            download(api.orders.confirmation, {
              params: { id: paper.orderId },
              query: { revision: paper.revision },
              name: `${formatConfirmationNumber(paper)}.pdf`,
            })
          }
        />
      )}
    </>
  );
};

export const PapersCard = ({ order }: { readonly order: OrderView }) => {
  const { isStaff } = useSides(order);
  const text = useText();
  const dates = useDates();
  const { locale } = useLocale();
  const invoices = useInvoices(order.projectId);
  const payments = usePayments(order.projectId);
  const papers = [...(invoices.data ?? [])].sort((a, b) => b.createdAt.toMillis() - a.createdAt.toMillis());
  const received = [...(payments.data ?? [])].sort((a, b) => b.receivedOn.localeCompare(a.receivedOn));
  const failed = [invoices, payments].find(({ status }) => status === 'error');
  if (failed)
    return <FailedHere error={failed.error} what={text('ordering.papersFailed')} onRetry={failed.retry} />;
  if (papers.length === 0 && received.length === 0) return null;

  const valid = papers.find(({ id }) => id === order.invoiceId);
  const money = (amount: number, currency: string) => formatMoney(amount, currency, locale);

  return (
    <SectionCard title={text('ordering.papers')}>
      <PlainList>
        {papers.map((paper) => (
          <PaperRows key={paper.id} paper={paper} isStaff={isStaff} />
        ))}
      </PlainList>
      {valid && <PayTo order={order} invoice={valid} />}
      {received.length > 0 && (
        <>
          <Typography component="h3" variant="body1" sx={{ fontWeight: 600, marginTop: 2 }}>
            {text('ordering.payments')}
          </Typography>
          <PlainList>
            {received.map(({ id, amount, currency, receivedOn, reference, provider }) => (
              <Typography component="li" key={id} variant="body2" sx={{ paddingBlock: 0.5 }}>
                {joinDotted([
                  dates.day(receivedOn),
                  money(amount, currency),
                  amount < 0 ? text('ordering.refunded') : '',
                  provider === 'stripe' ? text('ordering.byCard') : reference,
                ])}
              </Typography>
            ))}
          </PlainList>
        </>
      )}
    </SectionCard>
  );
};
