import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import type { OwnEarning } from '@domain/orders/earnings.ts';
import type { TalentInvoiceRow } from '@domain/selfBilling/talent-invoices.ts';
import { formatMoney } from '@domain/values/money.ts';
import { InvoiceFaults } from '../../../../common/earnings/InvoiceFaults.tsx';
import { Muted } from '../../../../components/layout/Muted.tsx';
import { PlainList } from '../../../../components/layout/PlainList.tsx';
import { Row } from '../../../../components/layout/Row.tsx';
import { SectionCard } from '../../../../components/SectionCard.tsx';
import { StateChip } from '../../../../components/StateChip.tsx';
import { useLocale } from '../../../../i18n/localeContext.ts';
import { useText } from '../../../../i18n/useText.ts';
import { api } from '../../../../lib/http/api.ts';
import { PdfButton } from './PdfButton.tsx';
import { UploadInvoiceDialog } from './UploadInvoiceDialog.tsx';

interface Props {
  readonly invoices: readonly TalentInvoiceRow[];
  /** Those that can be invoiced. */
  readonly earnings: readonly OwnEarning[];
  readonly onChanged: () => void;
}

/** The talent's own invoices with how they match, and the way to add one. */
export const OwnInvoices = ({ invoices, earnings, onChanged }: Props) => {
  const text = useText();
  const { locale } = useLocale();
  const [isOpen, setOpen] = useState(false);

  return (
    <SectionCard
      title={text('payPapers.own')}
      lead={text('payPapers.ownLead')}
      aside={
        earnings.length > 0 && (
          <Button size="small" variant="outlined" color="inherit" onClick={() => setOpen(true)}>
            {text('payPapers.upload')}
          </Button>
        )
      }
    >
      <PlainList gap={1.5} aria-label={text('payPapers.own')}>
        {invoices.map(({ id, number, total, currency, faults }) => {
          const isSound = faults.length === 0;
          return (
            <Row key={id} component="li" gap={1} align="center">
              <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
                <Typography sx={{ fontWeight: 600 }}>
                  <bdi>{number}</bdi>
                </Typography>
                <Muted>{formatMoney(total, currency, locale)}</Muted>
                <InvoiceFaults faults={faults} currency={currency} />
              </Box>
              <StateChip
                tone={isSound ? 'positive' : 'attention'}
                icon={isSound ? CheckCircle : ErrorOutline}
                label={text(isSound ? 'payPapers.matches' : 'payPapers.differs')}
              />
              <PdfButton
                call={api.selfBilling.invoice}
                id={id}
                name={number}
                label={text('payPapers.pdfOf', { number })}
              />
            </Row>
          );
        })}
      </PlainList>
      {isOpen && (
        <UploadInvoiceDialog earnings={earnings} onDone={onChanged} onClose={() => setOpen(false)} />
      )}
    </SectionCard>
  );
};
